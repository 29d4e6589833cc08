import { makeResume } from './sample-resumes.ts'

/** Resumes as people edit them by hand, with names, addresses and dates that follow no format. */
export const oddResumes = {
  'odd names': makeResume({
    basics: {
      name: "Siobhán O'Neill-Çelik",
      label: 'R&D engineer / SRE <platform>',
      email: "siobhan.o'neill@example.com",
      phone: '+353 1 555 0142 ext. 7',
      url: 'https://example.com/~siobhan?ref=cv&lang=en#top',
      location: { text: "Dún Laoghaire, Co. Dublin (D'Olier St.)" },
      profiles: [{ network: 'GitHub', username: 'so-neill', url: 'https://github.example.com/so-neill' }],
      summary: 'Engineer “by trade”, writer at heart; 50% time, €90k budget & £2 coffee — naïve façade, Ærø.',
    },
    work: [
      {
        position: 'Lead, R&D',
        name: "Smith & Wesson's Söhne GmbH & Co. KG",
        location: "Saint-Étienne-d'Albagnan",
        url: `https://example.com/${'very-long-path/'.repeat(9)}end.html?first=1&second=two`,
        dateText: 'on and off since the spring of 2015, with a break for parental leave in 2019',
        highlights: [
          "Didn't break O'Reilly's build; it's 99.99% green & <5 min.",
          'Wrote https://example.com/docs/how-we-deploy-the-thing-without-waking-anyone-up-at-night.html',
          'Ran C++/C#, .NET, Node.js, and F#-based, state-of-the-art, end-to-end, day-to-day, well-tested code.',
        ],
      },
      { position: 'Intern', dateText: 'Summer ’14', highlights: [] },
      { name: 'No title Ltd', highlights: ['x'] },
      { dateText: '2012', highlights: ['Short.', 'Odd jobs.'] },
    ],
    projects: [{ name: 'tool', url: 'https://example.com/tool', highlights: ['Used.'], keywords: [] }],
    education: [
      {
        institution: 'École Polytechnique Fédérale',
        score: '1,3',
        dateText: 'WS 10/11',
        courses: [],
        highlights: [],
      },
    ],
    certificates: [{ name: 'CKA', date: 'not dated' }],
    languages: [{ language: 'Gaeilge', fluency: 'líofa' }, { language: 'Português' }],
    other: [{ heading: 'Awards & honours', lines: ["Dean's list '09–'11"] }],
    sectionOrder: ['work', 'summary', 'other'],
  }),
  'dates in words': makeResume({
    basics: { name: 'Bo Li', email: 'bo@example.com', profiles: [] },
    work: ['Spring 2020 to date', 'seit 3/2018', '2015/16', 'Q3 2014'].map((dateText, index) => ({
      position: `Engineer ${index + 1}`,
      name: `Company ${index + 1}`,
      dateText,
      highlights: index === 2 ? [] : ['Cut costs.', 'Met every date.'],
    })),
  }),
  'many short entries': makeResume({
    basics: { name: 'Ana Ruiz', email: 'ana@example.com', profiles: [], summary: 'Tester.' },
    work: Array.from({ length: 24 }, (_, index) => ({
      position: `Tester ${index + 1}.`,
      name: `Firm ${index + 1}.`,
      location: index % 3 === 0 ? 'Ulm' : undefined,
      startDate: `${2000 + index}-02`,
      endDate: `${2000 + index}-11`,
      highlights:
        index % 4 === 1 ? [] : [`Found bug ${index + 1}.`, `Fixed it ${index + 1}.`].slice(index % 2),
    })),
    skills: [{ name: 'Tools', keywords: ['Git', 'Jest'] }, { keywords: ['SQL'] }],
  }),
}

/** A resume in German that needs the words we add. */
export const germanResume = makeResume({
  basics: { name: 'Jörg Müßig', label: 'Softwareentwickler', location: { text: 'Köln' }, profiles: [] },
  work: [
    {
      position: 'Entwickler',
      name: 'Beispiel AG',
      startDate: '2019-03',
      current: true,
      highlights: ['Größere Störungen um 40 % verringert.'],
    },
  ],
  projects: [{ name: 'Fahrplan', startDate: '2018-12', highlights: ['Läuft.'], keywords: ['Go'] }],
  education: [
    {
      institution: 'Hochschule Köln',
      studyType: 'B. Sc.',
      endDate: '2018-09',
      score: '1,7',
      courses: ['Netze'],
      highlights: [],
    },
  ],
  sectionOrder: ['work'],
})
