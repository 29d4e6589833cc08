import { fold } from './fold.ts'

const stopWords: Readonly<Record<string, string>> = {
  en: 'the and of to in for with on by from as at an using is are was that this our their which',
  de: 'der die das und von mit für im den des ein eine zur zum als bei auf sowie durch nach über wurde nicht',
  fr: 'le la les de des et du une pour avec dans sur en au aux par chez est que qui ou ans ainsi mise',
  es: 'el la los las y de del una para con en por al como desde es que su años gestión entre',
  it: 'il lo gli della delle di e per con nel alla dei del una da che è presso sviluppo gestione anni',
  pt: 'o os as e de do da dos das em para com uma no na por ao que à desenvolvimento gestão anos',
  nl: 'de het een en van voor met op bij aan als door naar uit is dat te ontwikkeling jaar tot',
  pl: 'w i z na do oraz przez dla się od jest że o po przy lub praca projektu lat tworzenie',
  sv: 'och att för med på av som en ett i till den är från om samt vid inom',
  da: 'og at for med på af som en et i til den er fra om samt ved inden',
  cs: 'a v na s pro z do se že o jako při od vývoj práce je',
  ru: 'и в на с по для от из к о что как при не за',
  tr: 've bir ile için bu olarak da de olan en çok',
}
/** Words of headings and dates: a resume in keywords has hardly any other of its language. */
const resumeWords: Readonly<Record<string, string>> = {
  en: 'experience education skills summary languages present employment january february march june july august october december',
  de: 'lebenslauf berufserfahrung beruflicher werdegang ausbildung kenntnisse sprachen sprachkenntnisse muttersprache heute seit bis januar februar märz juni juli oktober dezember englisch deutsch studium weiterbildung zertifikate abschluss',
  fr: 'expérience expériences professionnelle professionnelles formation compétences langues diplôme diplômes aujourd actuellement janvier février mars avril juin juillet août septembre octobre novembre décembre français anglais centres intérêt stage',
  es: 'experiencia laboral profesional educación formación académica habilidades competencias idiomas actualidad enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre español inglés perfil',
  it: 'esperienza esperienze lavorativa istruzione formazione competenze lingue oggi gennaio febbraio maggio giugno luglio settembre ottobre dicembre italiano inglese',
  pt: 'experiência experiências educação formação acadêmica competências habilidades idiomas atual janeiro fevereiro março maio junho julho setembro outubro dezembro inglês português',
  nl: 'werkervaring opleiding opleidingen vaardigheden talen heden januari februari maart mei juni juli oktober engels nederlands',
  pl: 'doświadczenie zawodowe wykształcenie umiejętności języki obecnie styczeń luty marzec kwiecień czerwiec angielski polski',
}
const setsOf = (lists: Readonly<Record<string, string>>) =>
  new Map(Object.entries(lists).map(([code, words]) => [code, new Set(words.split(' ').map(fold))]))
const sets = setsOf(stopWords)
const telling = setsOf(resumeWords)

/** ISO 639-1 code of the language most of the text is in, by its commonest words and those of headings and dates; 'en' when in doubt. */
export function guessLanguage(text: string): string {
  const sample = text.slice(0, 20_000)
  const han = (sample.match(/\p{Script=Han}/gu) ?? []).length
  const kana = (sample.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) ?? []).length
  if (kana > 20) return 'ja'
  if (han > 40) return 'zh'
  if ((sample.match(/\p{Script=Hangul}/gu) ?? []).length > 40) return 'ko'
  if ((sample.match(/\p{Script=Arabic}/gu) ?? []).length > 80) return 'ar'
  if ((sample.match(/\p{Script=Hebrew}/gu) ?? []).length > 80) return 'he'
  if ((sample.match(/\p{Script=Greek}/gu) ?? []).length > 80) return 'el'
  const words = fold(sample).match(/\p{L}+/gu) ?? []
  const scores = [...sets]
    .map(([code, set]) => {
      const tells = telling.get(code)
      const score = words.reduce(
        (sum, word) => sum + Number(set.has(word)) + 2 * Number(tells?.has(word) ?? false),
        0,
      )
      return [code, score] as const
    })
    .sort((a, b) => b[1] - a[1])
  const [best] = scores
  const english = scores.find(([code]) => code === 'en')?.[1] ?? 0
  if (best === undefined || best[1] < 4 || best[1] < english * 1.3) return 'en'
  return best[1] / Math.max(1, words.length) > 0.03 ? best[0] : 'en'
}
