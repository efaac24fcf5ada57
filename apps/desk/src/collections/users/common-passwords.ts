/**
 * Passwords that are guessed first, without spaces, hyphens and trailing numbers: from published lists
 * of leaked passwords those that are long enough to be accepted, also when repeated, and the names of
 * this desk (NIST SP 800-63B-4 §3.1.1.2: a blocklist with context-specific words).
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  [
    '123456789012345 1234567890123456 12345678901234567890 0123456789 1234567890 123456789',
    '12345678 1234567 123456 12345 0987654321 1q2w3e4r5t6y7u8i9o0p 1q2w3e4r5t6y 1q2w3e4r',
    '1qaz2wsx3edc4rfv 1qaz2wsx3edc 1qaz2wsx abcdefghijklmno abcdefghijklmnop',
    'abcdefghijklmnopqrstuvwxyz abcdefgh abcdef qwertyuiopasdfghjklzxcvbnm qwertyuiopasdfg',
    'qwertyuiopasdfgh qwertyuiop qwerty azertyuiop asdfghjkl zxcvbnm password',
    'passwordpassword mypassword thisismypassword newpassword changeme changemeplease',
    'correcthorsebatterystaple iloveyou iloveyouforever letmein letmeinplease welcome',
    'administrator administratorpassword adminadmin admin superadministrator somalia',
    'soomaaliya mogadishu muqdisho soomaaliyahanoolaato gaashaan gaashaandhig gaashaandhigga',
    'wasaaraddagaashaandhigga ministryofdefence ministryofdefense',
  ].flatMap((passwords) => passwords.split(' ')),
)
