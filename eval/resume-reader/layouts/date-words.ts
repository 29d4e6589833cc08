import type { ResumeLanguage } from '../invented-person.ts'

type DateWords = {
  present: readonly string[]
  until: readonly string[]
  /** Pairs around the two dates of a range. */
  fromTo: readonly (readonly [string, string])[]
  since: readonly string[]
  /** Year and month, one and several. */
  duration: { year: [string, string]; month: [string, string]; and: string }
}

/** The words around dates; the first ones are the usual ones. */
export const dateWords: Record<ResumeLanguage, DateWords> = {
  en: {
    present: [
      ...['Present', 'present', 'Present', 'Current', 'current', 'Now', 'now', 'PRESENT', 'Today', 'today'],
      ...[
        'to date',
        'till date',
        'Till Date',
        'Till Now',
        'ongoing',
        'Ongoing',
        'current time',
        'To Present',
      ],
      ...['date', 'Current time', 'the present', 'continuing'],
    ],
    until: ['to', 'to', 'until', 'till', 'thru', 'through', 'To'],
    fromTo: [
      ['From ', ' to '],
      ['from ', ' until '],
      ['From ', ' till '],
      ['Between ', ' and '],
      ['from ', ' to '],
    ],
    since: ['since ', 'Since ', 'from ', 'From '],
    duration: { year: ['yr', 'yrs'], month: ['mo', 'mos'], and: ' ' },
  },
  de: {
    present: ['heute', 'Heute', 'jetzt', 'dato', 'aktuell', 'laufend', 'Gegenwart'],
    until: ['bis', 'bis', 'b.'],
    fromTo: [
      ['von ', ' bis '],
      ['Von ', ' bis '],
      ['vom ', ' bis '],
    ],
    since: ['seit ', 'Seit ', 'ab ', 'seit dem '],
    duration: { year: ['Jahr', 'Jahre'], month: ['Monat', 'Monate'], and: ' ' },
  },
  fr: {
    present: [
      "aujourd'hui",
      'aujourd’hui',
      "Aujourd'hui",
      'présent',
      'Présent',
      'ce jour',
      'à ce jour',
      'en cours',
      'actuel',
    ],
    until: ['à', 'à', 'au', "jusqu'à"],
    fromTo: [
      ['de ', ' à '],
      ['De ', ' à '],
      ['du ', ' au '],
    ],
    since: ['depuis ', 'Depuis ', 'à partir de ', 'Depuis le '],
    duration: { year: ['an', 'ans'], month: ['mois', 'mois'], and: ' ' },
  },
  es: {
    present: [
      'actualidad',
      'Actualidad',
      'presente',
      'Presente',
      'actualmente',
      'hoy',
      'la fecha',
      'la actualidad',
      'Actual',
    ],
    until: ['a', 'hasta', 'al', 'hasta'],
    fromTo: [
      ['de ', ' a '],
      ['Desde ', ' hasta '],
      ['desde ', ' hasta '],
    ],
    since: ['desde ', 'Desde '],
    duration: { year: ['año', 'años'], month: ['mes', 'meses'], and: ' ' },
  },
  nl: {
    present: ['heden', 'Heden', 'nu', 'Nu', 'vandaag', 'lopend'],
    until: ['tot', 't/m', 'tot en met'],
    fromTo: [
      ['van ', ' tot '],
      ['Van ', ' tot '],
    ],
    since: ['sinds ', 'Sinds ', 'vanaf '],
    duration: { year: ['jaar', 'jaar'], month: ['maand', 'maanden'], and: ' ' },
  },
  pt: {
    present: ['presente', 'Presente', 'atual', 'Atual', 'atualmente', 'hoje', 'o momento', 'Atualidade'],
    until: ['a', 'até', 'até'],
    fromTo: [
      ['de ', ' a '],
      ['De ', ' até '],
      ['desde ', ' até '],
    ],
    since: ['desde ', 'Desde '],
    duration: { year: ['ano', 'anos'], month: ['mês', 'meses'], and: ' e ' },
  },
  it: {
    present: ['presente', 'Presente', 'oggi', 'Oggi', 'attuale', 'in corso', 'ad oggi', 'Attuale'],
    until: ['a', 'al', 'fino a'],
    fromTo: [
      ['da ', ' a '],
      ['Da ', ' a '],
      ['dal ', ' al '],
    ],
    since: ['da ', 'Dal ', 'dal ', 'Da '],
    duration: { year: ['anno', 'anni'], month: ['mese', 'mesi'], and: ' e ' },
  },
  pl: {
    present: ['obecnie', 'Obecnie', 'teraz', 'dziś', 'nadal', 'do chwili obecnej', 'do teraz'],
    until: ['do', 'do'],
    fromTo: [
      ['od ', ' do '],
      ['Od ', ' do '],
    ],
    since: ['od ', 'Od '],
    duration: { year: ['rok', 'lata'], month: ['mies.', 'mies.'], and: ' ' },
  },
  sv: {
    present: ['nu', 'Nu', 'pågående', 'nuvarande', 'idag', 'dags dato', 'tills vidare'],
    until: ['till', 't.o.m.', 'till och med'],
    fromTo: [
      ['från ', ' till '],
      ['Från ', ' till '],
    ],
    since: ['sedan ', 'Sedan ', 'från '],
    duration: { year: ['år', 'år'], month: ['månad', 'månader'], and: ' ' },
  },
}
