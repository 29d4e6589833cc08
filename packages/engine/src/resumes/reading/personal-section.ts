import type { ResumeDocument } from '@nextrung/contract/resume-document'

const headings: Readonly<Record<string, string>> = {
  en: 'Personal details',
  de: 'Persönliche Angaben',
  fr: 'Informations personnelles',
  es: 'Datos personales',
  it: 'Dati personali',
  pt: 'Dados pessoais',
  nl: 'Persoonlijke gegevens',
  pl: 'Dane osobowe',
  sv: 'Personuppgifter',
}

/** The details that are kept apart, as a section for a download; undefined if there are none. */
export function personalSection(
  { personal = [] }: ResumeDocument,
  language: string,
): ResumeDocument['other'][number] | undefined {
  const lines = personal
    // A note where the photo was says nothing without the photo.
    .filter(({ label, value }) => label !== value && label !== 'Photo')
    .map(({ label, value }) => `${label}: ${value}`)
  return lines.length === 0 ? undefined : { heading: headings[language] ?? headings.en ?? '', lines }
}
