import { languageByScript } from './text-direction.ts'

/** Common words that hardly any of the other languages have. */
const commonWords: Record<string, string> = {
  en: 'the and of to with for by from on our which were was this that',
  de: 'und der die das mit für von im zur zum bei sowie auf durch eine einer des nicht als über ich',
  fr: 'et les des pour avec dans sur une du aux par chez le ainsi au en mise équipe',
  es: 'y los las del para con una el por como desde más gestión entre años su',
  it: 'e di della delle nel gli il per con una del dei alla sviluppo gestione presso',
  pt: 'e do da dos das em para com uma no na por ao não desenvolvimento gestão',
  nl: 'en het een van voor met op bij aan door naar als tot de ontwikkeling',
  pl: 'i w z na do oraz przez dla się od jest przy lub pracy zespołu',
}
const wordSets = Object.entries(commonWords).map(
  ([language, words]) => [language, new Set(words.split(' '))] as const,
)
const fewestWords = 3

/** ISO 639 code of the text's main language, by script and common words; `en` when in doubt. */
export function guessLanguage(text: string): string {
  const byScript = languageByScript(text)
  if (byScript === 'en') return byCommonWords(text)
  return byScript === 'ru' ? byCyrillicLetters(text) : byScript
}

function byCommonWords(text: string): string {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const counts = wordSets
    .map(([language, set]) => [language, words.filter((word) => set.has(word)).length] as const)
    .sort((a, b) => b[1] - a[1])
  const [language, count] = counts[0] ?? ['en', 0]
  const english = counts.find(([code]) => code === 'en')?.[1] ?? 0
  const isSure = count >= fewestWords && count > english * 1.3 && count > words.length * 0.03
  return isSure ? language : 'en'
}

/** Tells Cyrillic languages apart by letters that Russian or Ukrainian has and the others hardly use. */
function byCyrillicLetters(text: string): string {
  const russian = text.match(/[ыэё]/giu)?.length ?? 0
  const ukrainian = text.match(/[їєґ]/giu)?.length ?? 0
  if (ukrainian > russian) return 'uk'
  return russian > 0 ? 'ru' : 'bg'
}
