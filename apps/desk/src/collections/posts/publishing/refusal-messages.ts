import type { BothLanguages } from '../../../i18n/messages.ts'

interface RefusalMessage extends BothLanguages {
  /** HTTP status (RFC 9110). */
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422
}

/** Why a publish command is refused, with the message for the person. */
export const REFUSALS = {
  invalid_id: {
    status: 400,
    en: 'This address names no post.',
    so: 'Ciwaankani qoraal ma sheegayo.',
  },
  invalid_body: {
    status: 400,
    en: 'The desk did not understand what was asked.',
    so: 'Miisku ma fahmin waxa la weyddiiyay.',
  },
  body_too_large: {
    status: 413,
    en: 'What was sent is too long.',
    so: 'Waxa la soo diray aad bay u dheer yihiin.',
  },
  not_found: { status: 404, en: 'There is no such post.', so: 'Qoraalkaas ma jiro.' },
  drafts_alone: {
    status: 403,
    en: 'Save a draft, then publish it in one language with the publishing panel.',
    so: 'Qabyo ahaan u kaydi, ka dibna luqad gaar ah ku daabac qaybta daabacaadda.',
  },
  no_session: {
    status: 401,
    en: 'Your session has ended. Sign in, then try again.',
    so: 'Fadhigaagii wuu dhammaaday. Gal, kaddibna mar kale isku day.',
  },
  not_a_writer: {
    status: 403,
    en: 'Your account may not write posts.',
    so: 'Akoonkaagu qoraallo ma qori karo.',
  },
  not_a_publisher: {
    status: 403,
    en: 'Your account may not publish. Send the text to review.',
    so: 'Akoonkaagu wax ma daabici karo. Qoraalka u dir dib-u-eegis.',
  },
  no_title: {
    status: 422,
    en: 'The text has no title in this language.',
    so: 'Qoraalku luqaddan cinwaan kuma laha.',
  },
  wrong_link: {
    status: 422,
    en: 'A link in this text leads nowhere.',
    so: 'Xiriir qoraalkan ku jira meelna uma socdo.',
  },
  colleagues_words: {
    status: 403,
    en: 'A colleague has written into this draft too. Ask an administrator to delete it.',
    so: 'Qof kale ayaa isna qabyadan wax ku qoray. Weydii maamule inuu tirtiro.',
  },
  already_in_review: {
    status: 409,
    en: 'The text is in review already.',
    so: 'Qoraalka hore ayaa dib-u-eegis loogu diray.',
  },
  nothing_to_submit: {
    status: 409,
    en: 'Nothing has changed since the text was published.',
    so: 'Waxba iskama beddelin tan iyo markii qoraalka la daabacay.',
  },
  remark_needed: {
    status: 422,
    en: 'Write in at least 10 characters what the writer should look at.',
    so: 'Ku qor ugu yaraan 10 xaraf waxa qoraagu eegi lahaa.',
  },
  not_in_review: {
    status: 409,
    en: 'The text is not in review.',
    so: 'Qoraalku dib-u-eegis kuma jiro.',
  },
  nothing_to_publish: {
    status: 409,
    en: 'Readers have this text already; nothing has changed since.',
    so: 'Akhristayaashu qoraalkan hore ayay u haystaan; waxba iskama beddelin.',
  },
  not_public: {
    status: 409,
    en: 'The text is not public in this language.',
    so: 'Qoraalku luqaddan kuma furna dadweynaha.',
  },
  reading_needs_reason: {
    status: 422,
    en: 'Write in at least 10 characters why you read what was removed. The audit keeps it.',
    so: 'Ku qor ugu yaraan 10 xaraf sababta aad u akhrinayso wixii la saaray. Diiwaanka falalka ayaa kaydiya.',
  },
  removal_needs_reason: {
    status: 422,
    en: 'Write in at least 10 characters why the text is removed. Readers do not see it.',
    so: 'Ku qor ugu yaraan 10 xaraf sababta qoraalka loo saarayo. Akhristayaashu ma arkaan.',
  },
  no_target: {
    status: 422,
    en: 'Readers cannot be sent there. Write a path of the site such as /resources/news, or an address with https.',
    so: 'Akhristayaasha halkaas looma diri karo. Qor waddo bogga ka mid ah sida /resources/news, ama cinwaan https leh.',
  },
  no_removal: { status: 404, en: 'There is no such removal.', so: 'Ka-saariddaas ma jirto.' },
  removal_decided: {
    status: 409,
    en: 'Somebody has decided about this removal already.',
    so: 'Qof kale ayaa hore uga go’aan gaaray ka-saariddan.',
  },
  removal_not_confirmed: {
    status: 409,
    en: 'Only what a second person has confirmed can be erased.',
    so: 'Waxa la tirtiri karo waa waxa qof labaad xaqiijiyay oo keliya.',
  },
  second_person_needed: {
    status: 403,
    en: 'A second person must decide this.',
    so: 'Tan waa inuu qof labaad ka go’aan gaaro.',
  },
  not_an_administrator: {
    status: 403,
    en: 'Only administrators read or erase what was removed.',
    so: 'Maamulayaasha oo keliya ayaa akhriya ama tirtira wixii la saaray.',
  },
  erasure_asked: {
    status: 409,
    en: 'An administrator has asked for this already. A second one erases it.',
    so: 'Maamule ayaa hore u codsaday. Mid labaad ayaa tirtira.',
  },
  erasure_not_asked: {
    status: 409,
    en: 'One administrator asks for it first; a second one erases it.',
    so: 'Marka hore maamule ayaa codsada; mid labaad ayaa tirtira.',
  },
  published_meanwhile: {
    status: 409,
    en: 'Another text has been published there meanwhile.',
    so: 'Qoraal kale ayaa halkaas lagu daabacay.',
  },
  nothing_scheduled: {
    status: 409,
    en: 'Nothing is scheduled for this text.',
    so: 'Qoraalkan wax loo qorsheeyay ma jiraan.',
  },
  alone_needs_reason: {
    status: 422,
    en: 'You are publishing changes of your own. Let a second person do it, or write in at least 10 characters why you do it alone.',
    so: 'Waxaad daabacaysaa isbeddel aad adigu samaysay. Qof labaad u daa, ama ku qor ugu yaraan 10 xaraf sababta aad keligaa u daabacayso.',
  },
  file_is_public: {
    status: 403,
    en: 'Readers see this file, so only publishers change it. Upload another one, and put it into your draft.',
    so: 'Akhristayaashu faylkan way arkaan, sidaas darteed daabacayaasha oo keliya ayaa beddela. Mid kale soo geli, oo qabyadaada ku dar.',
  },
  public_file_needs_reason: {
    status: 422,
    en: 'Readers see this file. Write in at least 10 characters why you change it alone; or upload another one, and put it into a draft that a second person publishes.',
    so: 'Akhristayaashu faylkan way arkaan. Ku qor ugu yaraan 10 xaraf sababta aad keligaa u beddelayso; ama mid kale soo geli, oo ku dar qabyo uu qof labaad daabaco.',
  },
  reason_needed: {
    status: 422,
    en: 'Write in at least 10 characters why the text is withdrawn: readers see it.',
    so: 'Ku qor ugu yaraan 10 xaraf sababta qoraalka looga noqonayo: akhristayaashu way arkaan.',
  },
  date_ahead: {
    status: 422,
    en: 'The date readers see is later than the publishing. Change the date, or schedule the text for then.',
    so: 'Taariikhda akhristayaashu arkaan waxay ka dambaysaa daabacaadda. Beddel taariikhda, ama qoraalka u qorshee waqtigaas.',
  },
  time_past: {
    status: 422,
    en: 'This time is past. Choose a later one.',
    so: 'Waqtigaasi wuu dhaafay. Dooro mid dambe.',
  },
  time_too_far: {
    status: 422,
    en: 'Choose a time within two years.',
    so: 'Dooro waqti laba sano gudahood ah.',
  },
  changed_meanwhile: {
    status: 409,
    en: 'Someone has changed this post meanwhile. Look at it again first.',
    so: 'Qof kale ayaa qoraalkan beddelay. Marka hore mar kale eeg.',
  },
  not_valid: {
    status: 422,
    en: 'Something in this post is missing or wrong.',
    so: 'Qoraalkan wax baa ka maqan ama ka qaldan.',
  },
  scheduler_may_not: {
    status: 403,
    en: 'Who scheduled this may no longer publish.',
    so: 'Qofkii tan qorsheeyay hadda wax ma daabici karo.',
  },
} as const satisfies Record<string, RefusalMessage>

export type RefusalCode = keyof typeof REFUSALS
