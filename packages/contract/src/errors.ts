import type { Bilingual } from './language.ts'

interface ErrorEntry {
  /** HTTP status of the response (RFC 9110). */
  readonly status: number
  /** What happened and what to do, for the reader. */
  readonly words: Bilingual<string>
}

/**
 * Every error of the calls, with its status and texts. The response is `{ success: false, error, code }`:
 * `error` is the English text, and `code` is the key in this table, by which the site finds the text in
 * the reader's language.
 */
export const ERRORS = {
  invalid_language: {
    status: 400,
    words: { SO: 'Luqaddu waa inay noqotaa SO ama EN.', EN: 'The language must be SO or EN.' },
  },
  invalid_category: {
    status: 400,
    words: {
      SO: 'Qaybtaas lama yaqaan.',
      EN: 'The category_id is not one of the known categories.',
    },
  },
  repeated_key: {
    status: 400,
    words: {
      SO: 'Fure ka mid ah weydiinta ayaa laba jeer yimid. Mid kasta hal mar soo dir.',
      EN: 'A key of the query comes more than once. Send each key once.',
    },
  },
  invalid_limit: {
    status: 400,
    words: {
      SO: 'Xadku waa inuu noqdaa tiro u dhaxaysa 1 iyo 50.',
      EN: 'The limit must be a whole number from 1 to 50.',
    },
  },
  invalid_page: {
    status: 400,
    words: {
      SO: 'Boggu waa inuu noqdaa tiro u dhaxaysa 1 iyo 999,999.',
      EN: 'The page must be a whole number from 1 to 999,999.',
    },
  },
  invalid_page_size: {
    status: 400,
    words: {
      SO: 'Inta bog kasta ku jirtaa waa inay noqotaa tiro u dhaxaysa 1 iyo 100.',
      EN: 'The page_size must be a whole number from 1 to 100.',
    },
  },
  invalid_subcategory: {
    status: 400,
    words: {
      SO: 'Fadlan sheeg magaca qaybta hoose.',
      EN: 'The subcategory_name must not be empty, and have at most 200 characters.',
    },
  },
  invalid_switch: {
    status: 400,
    words: {
      SO: 'has_post_url iyo with_content waa inay noqdaan 1 ama 0.',
      EN: 'has_post_url and with_content must be 1 or 0.',
    },
  },
  invalid_instant: {
    status: 400,
    words: {
      SO: 'Wakhtigu waa inuu u qornaadaa sida 2026-11-18T06:30:00.000Z.',
      EN: 'An instant must be written like 2026-11-18T06:30:00.000Z.',
    },
  },
  invalid_id: {
    status: 400,
    words: { SO: 'Lambarka aqoonsigu sax ma aha.', EN: 'The id must be a positive whole number.' },
  },
  invalid_title: {
    status: 400,
    words: { SO: 'Fadlan sheeg jagada.', EN: 'The title is required, up to 200 characters.' },
  },
  invalid_strict: {
    status: 400,
    words: { SO: 'strict waa inuu noqdaa 1 ama 0.', EN: 'strict must be 1 or 0.' },
  },
  invalid_version: {
    status: 400,
    words: {
      SO: 'since waa inuu ahaadaa nooc uu content-version hore u sheegay.',
      EN: 'since must be a version that content-version has returned.',
    },
  },
  invalid_place: {
    status: 400,
    words: {
      SO: 'level iyo index waa inay noqdaan tirooyin dhan, laga bilaabo 0.',
      EN: 'level and index must be whole numbers from 0.',
    },
  },
  not_found: {
    status: 404,
    words: { SO: 'Waxaad raadinayso lama helin.', EN: 'Not found.' },
  },
  removed: {
    status: 410,
    words: { SO: 'Qoraalkan waa laga saaray bogga.', EN: 'This text was removed from the site.' },
  },
  method_not_allowed: {
    status: 405,
    words: {
      SO: 'Habkan looma oggola ciwaankan.',
      EN: 'This method is not allowed at this address.',
    },
  },
  invalid_body: {
    status: 400,
    words: {
      SO: 'Fariinta lama akhriyi karin. Fadlan mar kale isku day.',
      EN: 'The message could not be read. It must be one JSON object.',
    },
  },
  body_too_large: {
    status: 413,
    words: { SO: 'Fariintu aad bay u weyn tahay.', EN: 'The message is too large.' },
  },
  file_too_large: {
    status: 413,
    words: {
      SO: 'Faylku aad buu u weyn yahay: ugu badnaan waa 8 MB.',
      EN: 'The file is too large: the most is 8 MB.',
    },
  },
  wrong_origin: {
    status: 403,
    words: {
      SO: 'Foomkan waxaa laga diri karaa boggan oo keliya.',
      EN: 'This form can only be sent from the site itself.',
    },
  },
  unsupported_media_type: {
    status: 415,
    words: { SO: 'Fariintu waa inay noqotaa JSON.', EN: 'The message must be sent as JSON.' },
  },
  name_required: {
    status: 400,
    words: { SO: 'Fadlan geli magacaaga.', EN: 'Enter your name.' },
  },
  name_too_long: {
    status: 400,
    words: {
      SO: 'Magacu waa inuusan ka badnaan 200 oo xaraf.',
      EN: 'The name must be 200 characters or fewer.',
    },
  },
  email_invalid: {
    status: 400,
    words: {
      SO: 'Geli ciwaan iimayl, sida magac@tusaale.com.',
      EN: 'Enter an email address, like name@example.com.',
    },
  },
  subject_required: {
    status: 400,
    words: { SO: 'Fadlan geli mawduuca.', EN: 'Enter a subject.' },
  },
  subject_too_long: {
    status: 400,
    words: {
      SO: 'Mawduucu waa inuusan ka badnaan 300 oo xaraf.',
      EN: 'The subject must be 300 characters or fewer.',
    },
  },
  department_invalid: {
    status: 400,
    words: { SO: 'Fadlan ka dooro waax liiska.', EN: 'Choose a department from the list.' },
  },
  message_required: {
    status: 400,
    words: { SO: 'Fadlan qor fariintaada.', EN: 'Enter your message.' },
  },
  message_too_long: {
    status: 400,
    words: {
      SO: 'Fariintu waa inaysan ka badnaan 10,000 oo xaraf.',
      EN: 'The message must be 10,000 characters or fewer.',
    },
  },
  consent_required: {
    status: 400,
    words: {
      SO: 'Fadlan oggolow siyaasadda ururinta xogta.',
      EN: 'Please agree to the data collection policy.',
    },
  },
  // The proxy sends these two; its configuration has the texts.
  https_required: {
    status: 403,
    words: {
      SO: 'Adeeggan waxaa lagu weydiiyaa HTTPS oo keliya.',
      EN: 'This is answered over HTTPS only.',
    },
  },
  too_many_requests: {
    status: 429,
    words: {
      SO: 'Codsiyo badan ayaa cinwaankan ka yimid. Fadlan wax yar sug, dabadeedna isku day.',
      EN: 'Too many requests from this address. Please wait a little, then try again.',
    },
  },
  too_many_messages: {
    status: 429,
    words: {
      SO: 'Fariimo badan ayaa la soo diray. Fadlan wax yar sug, ka dibna isku day.',
      EN: 'Too many messages have been sent. Please wait a little, then try again.',
    },
  },
  too_many_alike: {
    status: 429,
    words: {
      SO: 'Isla fariintan ayaa meelo badan laga soo diray. Fadlan ku qor ereyadaada, ama mar dambe isku day.',
      EN: 'The same message has been sent from many places. Please use your own words, or try again later.',
    },
  },
  sent_too_fast: {
    status: 429,
    words: {
      SO: 'Fariimo dhowr ah ayaa shabakaddan si aad u dhaqso badan looga soo diray. Fadlan taada mar kale dir.',
      EN: 'Several messages came from your network faster than people usually write them. Please send yours once more.',
    },
  },
  hidden_field_filled: {
    status: 400,
    words: {
      SO: 'Meel qarsoon oo foomka ah ayaa la buuxiyey, sida barnaamijyadu sameeyaan. Fadlan mar kale dir.',
      EN: 'A hidden field of the form was filled in, as programs do. Please send it once more.',
    },
  },
  unavailable: {
    status: 503,
    words: {
      SO: 'Adeeggu hadda lama heli karo. Fadlan mar dambe isku day.',
      EN: 'The service is not available right now. Please try again later.',
    },
  },
  internal: {
    status: 500,
    words: {
      SO: 'Cilad ayaa ka dhacday dhankeenna. Fadlan mar dambe isku day.',
      EN: 'Something went wrong on our side. Please try again later.',
    },
  },
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof ERRORS

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERRORS, value)
}
