import { furtherLanguageNames, spokenLanguageCodes } from '@nextrung/knowledge/words/spoken-languages'
import { fold } from '../../text/fold.ts'

const shownIn = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv']

function allNames(): Set<string> {
  const names = new Set(furtherLanguageNames.map(fold))
  for (const language of [...shownIn, ...spokenLanguageCodes]) {
    const display = new Intl.DisplayNames([language], { type: 'language' })
    for (const code of shownIn.includes(language) ? spokenLanguageCodes : [language])
      names.add(fold(display.of(code) ?? code))
  }
  return names
}

let names: Set<string> | undefined

/** Whether the word is the name of a spoken language, in its own or one of the supported languages. */
export function isLanguageName(word: string): boolean {
  names ??= allNames()
  return names.has(fold(word))
}
