import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { readBreachedPasswords } from './breached-passwords.ts'

/** A password that is guessed with fewer tries is refused; four words at random take a million times more. */
const MIN_GUESSES = 1e9

/** What is tried first at this desk, and is not in the lists of common passwords. */
const LOCAL_PASSWORDS = [
  ...['muqdisho', 'mogadishu', 'xamar', 'soomaali', 'soomaaliya', 'somalia', 'soomaaliyeed'],
  ...['soomaaliyahanoolaato', 'calanka', 'xoogga', 'ciidanka', 'wasaaradda', 'ministry', 'defence'],
  // What is said often: prayers, greetings, wishes, in the spellings of both languages.
  ...['bismillah', 'bismilaahi', 'bismillahirrahmanirrahim', 'bismilaahiraxmaaniraxiim'],
  ...['bismillahi', 'rahman', 'rahmani', 'rahim', 'raxmaan', 'raxiim'],
  ...[
    'alhamdulillah',
    'alxamdulilaah',
    'subhanallah',
    'subxaanallaah',
    'mashallah',
    'maashaallaah',
  ],
  ...['inshallah', 'insha', 'allah', 'allaah', 'akbar', 'astaghfirullah', 'astaqfurullah', 'rabbi'],
  ...['lailahaillallah', 'laailaahaillallaah', 'muhammad', 'maxamed', 'rasulullah', 'rasuulullaah'],
  ...['assalamualaikum', 'asalaamucalaykum', 'assalaamu', 'calaykum', 'jazakallah', 'ramadan'],
  ...['hooyo', 'hooyomacaan', 'aabo', 'walaal', 'jaceyl', 'waankujeclahay', 'macaan', 'gacaliso'],
  ...['furahasirta', 'fureysir', 'sirta', 'maamule', 'administrator', 'correcthorsebatterystaple'],
]

let estimator: Promise<ZxcvbnFactory> | undefined

/** Loads the lists when the first password is set: it takes a third of a second and nine megabytes. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }, breached] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    readBreachedPasswords(),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...dictionary, breached, local: LOCAL_PASSWORDS },
    graphs: adjacencyGraphs,
  })
}

/**
 * Whether a password is one of the commonest or is put together of few of them: of common passwords,
 * repetitions, years and dates, rows of a keyboard. `text` has no spaces or punctuation.
 */
export async function isGuessable(text: string): Promise<boolean> {
  estimator ??= loadEstimator()
  return (await estimator).check(text).guesses < MIN_GUESSES
}
