import { LocalDraft as LocalDraft_c6dbbf7a38905175a085c833010ee0e5 } from '../../../local-drafts/admin/local-draft.tsx'
import { RevisionGuard as RevisionGuard_aebf0029c1610f2721a56f91eb5364b2 } from '../../../collections/posts/desk/revision-guard.tsx'
import { StatesCell as StatesCell_ca5c3fcea86b384f35f03b8653fee5e3 } from '../../../collections/posts/desk/states-cell.tsx'
import { Nothing as Nothing_01aa41f5ca9aad880c91c839b64064c6 } from '../../../collections/posts/desk/states-in-head.tsx'
import { PublishingPanel as PublishingPanel_c9ce92a554bb499b49e84da201f1cf92 } from '../../../collections/posts/desk/publishing-panel.tsx'
import { CopyText as CopyText_5884c4e6bf03115d2299f21bcef6e8fa } from '../../../collections/posts/copy-text/copy-text.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FieldOfKind as FieldOfKind_e6a911fe97a7b70272359abf40747c57 } from '../../../collections/media/desk/field-of-kind.tsx'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PageChoice as PageChoice_c38db3a740a8415d3d0da62a114e65dc } from '../../../links/desk/page-choice.tsx'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OnSitePanel as OnSitePanel_583568c0795e3eb6e79446664418d6df } from '../../../on-site/desk/on-site-panel.tsx'
import { PreviewLinksPanel as PreviewLinksPanel_c0ca12eba75cbc3674ba1e7ca1e2ae68 } from '../../../collections/preview-links/desk/preview-links-panel.tsx'
import { PostHistory as PostHistory_b7b74b57a552ae293ac23d88b50ed033 } from '../../../collections/posts/desk/history.tsx'
import { Untitled as Untitled_b6f343d28905e7449ffa4e85cf8661eb } from '../../../collections/untitled.tsx'
import { StatesInHead as StatesInHead_01aa41f5ca9aad880c91c839b64064c6 } from '../../../collections/posts/desk/states-in-head.tsx'
import { PublishButton as PublishButton_3ab7fb94eebf74332510478e6e9bdd6f } from '../../../publish-checks/desk/publish-button.tsx'
import { UnpublishButton as UnpublishButton_d416d79d884129bd40cb12ea50b9682b } from '../../../publish-checks/desk/unpublish-button.tsx'
import { AddMany as AddMany_2074b073ec03942101768ffad021c99a } from '../../../collections/redirects/desk/add-many.tsx'
import { UsedBy as UsedBy_0f04bc06465129cefd7117c24eec8847 } from '../../../collections/media/desk/used-by.tsx'
import { MediaList as MediaList_5d48b52e7ee41d6008468885850470a1 } from '../../../collections/media/desk/media-list.tsx'
import { ConversationPanel as ConversationPanel_11f9970d3c76adb61931c85e46da68e3 } from '../../../collections/contact-messages/desk/conversation-panel.tsx'
import { StateCell as StateCell_bd488569870b945a7a275c9472e2ac08 } from '../../../collections/contact-messages/desk/state-cell.tsx'
import { InboxFilter as InboxFilter_530931515bdbc60fb096ada54317296d } from '../../../collections/contact-messages/desk/inbox-filter.tsx'
import { RolesExplained as RolesExplained_dba16e5470ef2644484d82ca983232da } from '../../../collections/users/desk/roles-explained.tsx'
import { AccessPanel as AccessPanel_ed003338036c6da71011c83e34fc2b02 } from '../../../collections/users/desk/access-panel.tsx'
import { SendingPanel as SendingPanel_efa6671a6f577ef91afcdd3b70c549f1 } from '../../../invitations/desk/sending-panel.tsx'
import { TimeCell as TimeCell_ed0ab9d23e37dbe41b04904acd621919 } from '../../../audit/desk/time-cell.tsx'
import { EntryTime as EntryTime_6d44ce8c1d376cae7ae808a3e59d7587 } from '../../../audit/desk/entry-time.tsx'
import { DeedCell as DeedCell_8595e5e3242b07b61683c192abc7778c } from '../../../audit/desk/deed-cell.tsx'
import { DocumentCell as DocumentCell_cb0b037a9ac28cc30eb0460f601865a7 } from '../../../audit/desk/document-cell.tsx'
import { EntryChange as EntryChange_78d5e1cbc7942e9ac5fb7684018e306f } from '../../../audit/desk/entry-change.tsx'
import { AuditFilter as AuditFilter_c04e09dd9bf75f3d2b0e68a898e826ba } from '../../../audit/desk/audit-filter.tsx'
import { TodaysOrder as TodaysOrder_99815444e6e78160bd5e105f732bf00a } from '../../../globals/front-page/desk/todays-order.tsx'
import { PublishAlert as PublishAlert_8cd7312ee15db40fbb789baa2c7e5101 } from '../../../globals/alert/desk/publish-alert.tsx'
import { PartnerLabel as PartnerLabel_418a34a093adc16ac06706511b6f8e2e } from '../../../globals/partners/row-label.tsx'
import { SignOutLink as SignOutLink_c109f31ce281f7f0c13ab48e765b49be } from '../../../sign-in/desk/sign-out-link.tsx'
import { DeskIcon as DeskIcon_9150e48877d6a0284bd3cf3aa71d9887 } from '../../../mark/desk-mark.tsx'
import { DeskLogo as DeskLogo_9150e48877d6a0284bd3cf3aa71d9887 } from '../../../mark/desk-mark.tsx'
import { DeskDates as DeskDates_c190cf8b3a29535e9a7b6d0b9b897ad3 } from '../../../words/desk-dates.tsx'
import { DeskFrame as DeskFrame_f9fc9e7beb2c53ddeade3dcfbd4126ad } from '../../../words/desk-frame.tsx'
import { Reauthentication as Reauthentication_8fe95e71326b5f54c3617a889f84fbf5 } from '../../../reauthentication/admin/reauthentication.tsx'
import { Dashboard as Dashboard_07b3a9c6f5258f261afb5e7cdbf2c872 } from '../../../dashboard/dashboard.tsx'
import { CodesView as CodesView_f45845b976306597acce0d2c59c72c49 } from '../../../second-factor/desk/codes-view.tsx'
import { PasswordView as PasswordView_761b4b4ae0244d300c47613fcfdc6298 } from '../../../collections/users/desk/password-view.tsx'
import { InvitationView as InvitationView_047a85a2ca25e77a515e9c2c68ece92a } from '../../../invitations/desk/invitation-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/local-drafts/admin/local-draft.tsx#LocalDraft": LocalDraft_c6dbbf7a38905175a085c833010ee0e5,
  "/collections/posts/desk/revision-guard.tsx#RevisionGuard": RevisionGuard_aebf0029c1610f2721a56f91eb5364b2,
  "/collections/posts/desk/states-cell.tsx#StatesCell": StatesCell_ca5c3fcea86b384f35f03b8653fee5e3,
  "/collections/posts/desk/states-in-head.tsx#Nothing": Nothing_01aa41f5ca9aad880c91c839b64064c6,
  "/collections/posts/desk/publishing-panel.tsx#PublishingPanel": PublishingPanel_c9ce92a554bb499b49e84da201f1cf92,
  "/collections/posts/copy-text/copy-text.tsx#CopyText": CopyText_5884c4e6bf03115d2299f21bcef6e8fa,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/collections/media/desk/field-of-kind.tsx#FieldOfKind": FieldOfKind_e6a911fe97a7b70272359abf40747c57,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/links/desk/page-choice.tsx#PageChoice": PageChoice_c38db3a740a8415d3d0da62a114e65dc,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/on-site/desk/on-site-panel.tsx#OnSitePanel": OnSitePanel_583568c0795e3eb6e79446664418d6df,
  "/collections/preview-links/desk/preview-links-panel.tsx#PreviewLinksPanel": PreviewLinksPanel_c0ca12eba75cbc3674ba1e7ca1e2ae68,
  "/collections/posts/desk/history.tsx#PostHistory": PostHistory_b7b74b57a552ae293ac23d88b50ed033,
  "/collections/untitled.tsx#Untitled": Untitled_b6f343d28905e7449ffa4e85cf8661eb,
  "/collections/posts/desk/states-in-head.tsx#StatesInHead": StatesInHead_01aa41f5ca9aad880c91c839b64064c6,
  "/publish-checks/desk/publish-button.tsx#PublishButton": PublishButton_3ab7fb94eebf74332510478e6e9bdd6f,
  "/publish-checks/desk/unpublish-button.tsx#UnpublishButton": UnpublishButton_d416d79d884129bd40cb12ea50b9682b,
  "/collections/redirects/desk/add-many.tsx#AddMany": AddMany_2074b073ec03942101768ffad021c99a,
  "/collections/media/desk/used-by.tsx#UsedBy": UsedBy_0f04bc06465129cefd7117c24eec8847,
  "/collections/media/desk/media-list.tsx#MediaList": MediaList_5d48b52e7ee41d6008468885850470a1,
  "/collections/contact-messages/desk/conversation-panel.tsx#ConversationPanel": ConversationPanel_11f9970d3c76adb61931c85e46da68e3,
  "/collections/contact-messages/desk/state-cell.tsx#StateCell": StateCell_bd488569870b945a7a275c9472e2ac08,
  "/collections/contact-messages/desk/inbox-filter.tsx#InboxFilter": InboxFilter_530931515bdbc60fb096ada54317296d,
  "/collections/users/desk/roles-explained.tsx#RolesExplained": RolesExplained_dba16e5470ef2644484d82ca983232da,
  "/collections/users/desk/access-panel.tsx#AccessPanel": AccessPanel_ed003338036c6da71011c83e34fc2b02,
  "/invitations/desk/sending-panel.tsx#SendingPanel": SendingPanel_efa6671a6f577ef91afcdd3b70c549f1,
  "/audit/desk/time-cell.tsx#TimeCell": TimeCell_ed0ab9d23e37dbe41b04904acd621919,
  "/audit/desk/entry-time.tsx#EntryTime": EntryTime_6d44ce8c1d376cae7ae808a3e59d7587,
  "/audit/desk/deed-cell.tsx#DeedCell": DeedCell_8595e5e3242b07b61683c192abc7778c,
  "/audit/desk/document-cell.tsx#DocumentCell": DocumentCell_cb0b037a9ac28cc30eb0460f601865a7,
  "/audit/desk/entry-change.tsx#EntryChange": EntryChange_78d5e1cbc7942e9ac5fb7684018e306f,
  "/audit/desk/audit-filter.tsx#AuditFilter": AuditFilter_c04e09dd9bf75f3d2b0e68a898e826ba,
  "/globals/front-page/desk/todays-order.tsx#TodaysOrder": TodaysOrder_99815444e6e78160bd5e105f732bf00a,
  "/globals/alert/desk/publish-alert.tsx#PublishAlert": PublishAlert_8cd7312ee15db40fbb789baa2c7e5101,
  "/globals/partners/row-label.tsx#PartnerLabel": PartnerLabel_418a34a093adc16ac06706511b6f8e2e,
  "/sign-in/desk/sign-out-link.tsx#SignOutLink": SignOutLink_c109f31ce281f7f0c13ab48e765b49be,
  "/mark/desk-mark.tsx#DeskIcon": DeskIcon_9150e48877d6a0284bd3cf3aa71d9887,
  "/mark/desk-mark.tsx#DeskLogo": DeskLogo_9150e48877d6a0284bd3cf3aa71d9887,
  "/words/desk-dates.tsx#DeskDates": DeskDates_c190cf8b3a29535e9a7b6d0b9b897ad3,
  "/words/desk-frame.tsx#DeskFrame": DeskFrame_f9fc9e7beb2c53ddeade3dcfbd4126ad,
  "/reauthentication/admin/reauthentication.tsx#Reauthentication": Reauthentication_8fe95e71326b5f54c3617a889f84fbf5,
  "/dashboard/dashboard.tsx#Dashboard": Dashboard_07b3a9c6f5258f261afb5e7cdbf2c872,
  "/second-factor/desk/codes-view.tsx#CodesView": CodesView_f45845b976306597acce0d2c59c72c49,
  "/collections/users/desk/password-view.tsx#PasswordView": PasswordView_761b4b4ae0244d300c47613fcfdc6298,
  "/invitations/desk/invitation-view.tsx#InvitationView": InvitationView_047a85a2ca25e77a515e9c2c68ece92a,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
