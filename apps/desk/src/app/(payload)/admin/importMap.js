import { LocalDraft as LocalDraft_9bf37cbd9023f4aec70f166802c34773 } from '../../../admin/local-drafts/screens/local-draft.tsx'
import { RevisionGuard as RevisionGuard_d11f758292c01a4bfa82766f688b0b17 } from '../../../collections/posts/admin/revision-guard.tsx'
import { StatesCell as StatesCell_55e8ee1cf56c20eccee141a589f14d26 } from '../../../collections/posts/admin/states-cell.tsx'
import { Nothing as Nothing_80fac37a03433585bf35a3dd9bdd1462 } from '../../../collections/posts/admin/states-in-head.tsx'
import { PublishingPanel as PublishingPanel_09438de87144410f68164cb01aa1876c } from '../../../collections/posts/admin/publishing-panel.tsx'
import { CopyText as CopyText_5884c4e6bf03115d2299f21bcef6e8fa } from '../../../collections/posts/copy-text/copy-text.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FieldOfKind as FieldOfKind_650e3a0f5f8b899326d013f44d7eba57 } from '../../../collections/media/admin/field-of-kind.tsx'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PageChoice as PageChoice_a7e4783ddbe05cb69267e5b8a1e5a867 } from '../../../links/admin/page-choice.tsx'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PublishStatusPanel as PublishStatusPanel_264006ad7ece17a758a7d14e2931b248 } from '../../../publish-status/admin/publish-status-panel.tsx'
import { PreviewLinksPanel as PreviewLinksPanel_4f6aef475348e1df0dac08590ff58b3e } from '../../../collections/preview-links/admin/preview-links-panel.tsx'
import { RemovalPanel as RemovalPanel_f1761b754f9e13426efa91874ebf93e4 } from '../../../collections/removals/admin/removal-panel.tsx'
import { PostHistory as PostHistory_4663a6ece7c91933a94b27cc00119b90 } from '../../../collections/posts/admin/history.tsx'
import { Untitled as Untitled_b6f343d28905e7449ffa4e85cf8661eb } from '../../../collections/untitled.tsx'
import { StatesInHead as StatesInHead_80fac37a03433585bf35a3dd9bdd1462 } from '../../../collections/posts/admin/states-in-head.tsx'
import { PublishWithReason as PublishWithReason_fcff2b658134de4826658fbc06e70d64 } from '../../../four-eyes/admin/publish-with-reason.tsx'
import { PublishButton as PublishButton_06af469666f89ac22da1396830dff86b } from '../../../publish-checks/admin/publish-button.tsx'
import { UnpublishButton as UnpublishButton_13363c1ed698e0c560ad39a0ebe60d4b } from '../../../publish-checks/admin/unpublish-button.tsx'
import { AddMany as AddMany_54ebc6fafc688a2b47fb457f576a6969 } from '../../../collections/redirects/admin/add-many.tsx'
import { UsedBy as UsedBy_77db1733cbd18caa77a7a49fd9a6d68c } from '../../../collections/media/admin/used-by.tsx'
import { MediaList as MediaList_f2f0aca46ec9ec8121d69771175d2a58 } from '../../../collections/media/admin/media-list.tsx'
import { ConversationPanel as ConversationPanel_f92c40a0de493297e90c2bf1961f5e0b } from '../../../collections/contact-messages/admin/conversation-panel.tsx'
import { StateCell as StateCell_af080db4d816fa67ba4736c60ff26f01 } from '../../../collections/contact-messages/admin/state-cell.tsx'
import { InboxSearchPanel as InboxSearchPanel_caa63a307cac9896b20394f0bf25dff5 } from '../../../collections/contact-messages/admin/inbox-search-panel.tsx'
import { InboxFilter as InboxFilter_56914b6e7b539c1409d01377c357e633 } from '../../../collections/contact-messages/admin/inbox-filter.tsx'
import { RolesExplained as RolesExplained_d424ddb56543550414f179219a14c11e } from '../../../collections/users/admin/roles-explained.tsx'
import { AccessPanel as AccessPanel_f12286c67706aeb138d1239725fb9cd5 } from '../../../collections/users/admin/access-panel.tsx'
import { SendingPanel as SendingPanel_bfc8d6875f5ccba999ca8810eff0c53f } from '../../../auth/invitations/admin/sending-panel.tsx'
import { TimeCell as TimeCell_115ecad5cdd5a50e6d40168d08a3f27e } from '../../../audit/admin/time-cell.tsx'
import { EntryTime as EntryTime_5418e8f83d92e693b12db55cd5edc4b0 } from '../../../audit/admin/entry-time.tsx'
import { AuditEventCell as AuditEventCell_81b409f0c47e4ff85d1ad04d1563a0a2 } from '../../../audit/admin/audit-event-cell.tsx'
import { DocumentCell as DocumentCell_fbf2e0b93415a5a917b377c46107c8d1 } from '../../../audit/admin/document-cell.tsx'
import { EntryChange as EntryChange_7c199d0f8c0abfbf45c1931fb84326df } from '../../../audit/admin/entry-change.tsx'
import { AuditFilter as AuditFilter_5d2173ac00dd01b1dfbb18d79dc5a791 } from '../../../audit/admin/audit-filter.tsx'
import { TodaysOrder as TodaysOrder_0c235f4ecc61bb0bb5011e612000c52b } from '../../../globals/front-page/admin/todays-order.tsx'
import { PublishAlert as PublishAlert_83bb1e5f196dbbf72bed158640ca4093 } from '../../../globals/alert/admin/publish-alert.tsx'
import { PartnerLabel as PartnerLabel_418a34a093adc16ac06706511b6f8e2e } from '../../../globals/partners/row-label.tsx'
import { SignOutLink as SignOutLink_e5bd75acb029ffcdb24b4b3d9793678a } from '../../../auth/sign-in/admin/sign-out-link.tsx'
import { DeskIcon as DeskIcon_8c8699369a2176cc28b051099e91d645 } from '../../../admin/logo/desk-mark.tsx'
import { DeskLogo as DeskLogo_8c8699369a2176cc28b051099e91d645 } from '../../../admin/logo/desk-mark.tsx'
import { SignInByOpenId as SignInByOpenId_dae6946b68e6504bc506307a927b66c3 } from '../../../auth/openid/admin/sign-in-by-openid.tsx'
import { SignInByPasskey as SignInByPasskey_cf0b83fe64ce2ef4d5f13e299ae54577 } from '../../../auth/passkeys/admin/sign-in-by-passkey.tsx'
import { ThemeCookie as ThemeCookie_b2a612857d574c0150275ae8b3a2bfc8 } from '../../../admin/theme/theme-cookie.tsx'
import { DeskDates as DeskDates_118bde440e7a38c86bc0ee47c230abc6 } from '../../../i18n/desk-dates.tsx'
import { DeskFrame as DeskFrame_a5b7ac9b006b9a5552051c754499f1d2 } from '../../../i18n/desk-frame.tsx'
import { Reauthentication as Reauthentication_804dca17db6c25c87b0c6576293e7b80 } from '../../../auth/reauthentication/admin/reauthentication.tsx'
import { Dashboard as Dashboard_9fee8c63a27b9a64285c1eaae4972705 } from '../../../admin/dashboard/dashboard.tsx'
import { FactorsView as FactorsView_8800936609324e55fb522a6466fb954a } from '../../../auth/second-factor/admin/factors-view.tsx'
import { SessionsView as SessionsView_d253af15dc5151bfc73197945dec973b } from '../../../auth/sessions/admin/sessions-view.tsx'
import { OpenIdView as OpenIdView_fb007d59df3dd7160cd3f337cc4ff1b6 } from '../../../auth/openid/admin/openid-view.tsx'
import { NewPasswordView as NewPasswordView_737706da64fbe58417008dd80d58a7fc } from '../../../collections/users/admin/new-password-view.tsx'
import { PasswordView as PasswordView_cf926a4d767e55384ca85e60cc237a79 } from '../../../collections/users/admin/password-view.tsx'
import { InvitationView as InvitationView_1729f9d801b8e2493afbbc8bdf07e224 } from '../../../auth/invitations/admin/invitation-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/local-drafts/screens/local-draft.tsx#LocalDraft": LocalDraft_9bf37cbd9023f4aec70f166802c34773,
  "/collections/posts/admin/revision-guard.tsx#RevisionGuard": RevisionGuard_d11f758292c01a4bfa82766f688b0b17,
  "/collections/posts/admin/states-cell.tsx#StatesCell": StatesCell_55e8ee1cf56c20eccee141a589f14d26,
  "/collections/posts/admin/states-in-head.tsx#Nothing": Nothing_80fac37a03433585bf35a3dd9bdd1462,
  "/collections/posts/admin/publishing-panel.tsx#PublishingPanel": PublishingPanel_09438de87144410f68164cb01aa1876c,
  "/collections/posts/copy-text/copy-text.tsx#CopyText": CopyText_5884c4e6bf03115d2299f21bcef6e8fa,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/collections/media/admin/field-of-kind.tsx#FieldOfKind": FieldOfKind_650e3a0f5f8b899326d013f44d7eba57,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/links/admin/page-choice.tsx#PageChoice": PageChoice_a7e4783ddbe05cb69267e5b8a1e5a867,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/publish-status/admin/publish-status-panel.tsx#PublishStatusPanel": PublishStatusPanel_264006ad7ece17a758a7d14e2931b248,
  "/collections/preview-links/admin/preview-links-panel.tsx#PreviewLinksPanel": PreviewLinksPanel_4f6aef475348e1df0dac08590ff58b3e,
  "/collections/removals/admin/removal-panel.tsx#RemovalPanel": RemovalPanel_f1761b754f9e13426efa91874ebf93e4,
  "/collections/posts/admin/history.tsx#PostHistory": PostHistory_4663a6ece7c91933a94b27cc00119b90,
  "/collections/untitled.tsx#Untitled": Untitled_b6f343d28905e7449ffa4e85cf8661eb,
  "/collections/posts/admin/states-in-head.tsx#StatesInHead": StatesInHead_80fac37a03433585bf35a3dd9bdd1462,
  "/four-eyes/admin/publish-with-reason.tsx#PublishWithReason": PublishWithReason_fcff2b658134de4826658fbc06e70d64,
  "/publish-checks/admin/publish-button.tsx#PublishButton": PublishButton_06af469666f89ac22da1396830dff86b,
  "/publish-checks/admin/unpublish-button.tsx#UnpublishButton": UnpublishButton_13363c1ed698e0c560ad39a0ebe60d4b,
  "/collections/redirects/admin/add-many.tsx#AddMany": AddMany_54ebc6fafc688a2b47fb457f576a6969,
  "/collections/media/admin/used-by.tsx#UsedBy": UsedBy_77db1733cbd18caa77a7a49fd9a6d68c,
  "/collections/media/admin/media-list.tsx#MediaList": MediaList_f2f0aca46ec9ec8121d69771175d2a58,
  "/collections/contact-messages/admin/conversation-panel.tsx#ConversationPanel": ConversationPanel_f92c40a0de493297e90c2bf1961f5e0b,
  "/collections/contact-messages/admin/state-cell.tsx#StateCell": StateCell_af080db4d816fa67ba4736c60ff26f01,
  "/collections/contact-messages/admin/inbox-search-panel.tsx#InboxSearchPanel": InboxSearchPanel_caa63a307cac9896b20394f0bf25dff5,
  "/collections/contact-messages/admin/inbox-filter.tsx#InboxFilter": InboxFilter_56914b6e7b539c1409d01377c357e633,
  "/collections/users/admin/roles-explained.tsx#RolesExplained": RolesExplained_d424ddb56543550414f179219a14c11e,
  "/collections/users/admin/access-panel.tsx#AccessPanel": AccessPanel_f12286c67706aeb138d1239725fb9cd5,
  "/auth/invitations/admin/sending-panel.tsx#SendingPanel": SendingPanel_bfc8d6875f5ccba999ca8810eff0c53f,
  "/audit/admin/time-cell.tsx#TimeCell": TimeCell_115ecad5cdd5a50e6d40168d08a3f27e,
  "/audit/admin/entry-time.tsx#EntryTime": EntryTime_5418e8f83d92e693b12db55cd5edc4b0,
  "/audit/admin/audit-event-cell.tsx#AuditEventCell": AuditEventCell_81b409f0c47e4ff85d1ad04d1563a0a2,
  "/audit/admin/document-cell.tsx#DocumentCell": DocumentCell_fbf2e0b93415a5a917b377c46107c8d1,
  "/audit/admin/entry-change.tsx#EntryChange": EntryChange_7c199d0f8c0abfbf45c1931fb84326df,
  "/audit/admin/audit-filter.tsx#AuditFilter": AuditFilter_5d2173ac00dd01b1dfbb18d79dc5a791,
  "/globals/front-page/admin/todays-order.tsx#TodaysOrder": TodaysOrder_0c235f4ecc61bb0bb5011e612000c52b,
  "/globals/alert/admin/publish-alert.tsx#PublishAlert": PublishAlert_83bb1e5f196dbbf72bed158640ca4093,
  "/globals/partners/row-label.tsx#PartnerLabel": PartnerLabel_418a34a093adc16ac06706511b6f8e2e,
  "/auth/sign-in/admin/sign-out-link.tsx#SignOutLink": SignOutLink_e5bd75acb029ffcdb24b4b3d9793678a,
  "/admin/logo/desk-mark.tsx#DeskIcon": DeskIcon_8c8699369a2176cc28b051099e91d645,
  "/admin/logo/desk-mark.tsx#DeskLogo": DeskLogo_8c8699369a2176cc28b051099e91d645,
  "/auth/openid/admin/sign-in-by-openid.tsx#SignInByOpenId": SignInByOpenId_dae6946b68e6504bc506307a927b66c3,
  "/auth/passkeys/admin/sign-in-by-passkey.tsx#SignInByPasskey": SignInByPasskey_cf0b83fe64ce2ef4d5f13e299ae54577,
  "/admin/theme/theme-cookie.tsx#ThemeCookie": ThemeCookie_b2a612857d574c0150275ae8b3a2bfc8,
  "/i18n/desk-dates.tsx#DeskDates": DeskDates_118bde440e7a38c86bc0ee47c230abc6,
  "/i18n/desk-frame.tsx#DeskFrame": DeskFrame_a5b7ac9b006b9a5552051c754499f1d2,
  "/auth/reauthentication/admin/reauthentication.tsx#Reauthentication": Reauthentication_804dca17db6c25c87b0c6576293e7b80,
  "/admin/dashboard/dashboard.tsx#Dashboard": Dashboard_9fee8c63a27b9a64285c1eaae4972705,
  "/auth/second-factor/admin/factors-view.tsx#FactorsView": FactorsView_8800936609324e55fb522a6466fb954a,
  "/auth/sessions/admin/sessions-view.tsx#SessionsView": SessionsView_d253af15dc5151bfc73197945dec973b,
  "/auth/openid/admin/openid-view.tsx#OpenIdView": OpenIdView_fb007d59df3dd7160cd3f337cc4ff1b6,
  "/collections/users/admin/new-password-view.tsx#NewPasswordView": NewPasswordView_737706da64fbe58417008dd80d58a7fc,
  "/collections/users/admin/password-view.tsx#PasswordView": PasswordView_cf926a4d767e55384ca85e60cc237a79,
  "/auth/invitations/admin/invitation-view.tsx#InvitationView": InvitationView_1729f9d801b8e2493afbbc8bdf07e224,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
