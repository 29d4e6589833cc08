import { describe, expect, test } from 'vitest'
import { resumeView } from './resume-view.ts'
import { germanResume } from './testing/odd-resumes.ts'
import { viewTexts } from './testing/read-back.ts'
import { fullResume, makeResume } from './testing/sample-resumes.ts'

/** Every text anywhere in the document, apart from dates and the schemes of addresses. */
function allTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/^https:\/\/|\/$/gu, '')]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    ['startDate', 'endDate', 'date', 'sectionOrder'].includes(key) ? [] : allTexts(part),
  )
}

describe('the view of a resume', () => {
  test('leaves nothing of the document out', () => {
    const said = viewTexts(resumeView(fullResume)).join('\n')
    for (const text of allTexts(fullResume)) expect(said.toLowerCase()).toContain(text.toLowerCase())
  })

  test('follows the section order, then adds sections it does not name', () => {
    const headings = resumeView({ ...fullResume, sectionOrder: ['skills', 'work', 'skills'] }).sections.map(
      (section) => section.heading,
    )
    expect(headings).toEqual([
      'Skills',
      'Experience',
      'Summary',
      'Projects',
      'Education',
      'Certifications',
      'Languages',
      'Talks',
      'Interests',
    ])
  })

  test('has no heading for a section without content', () => {
    const view = resumeView(
      makeResume({
        basics: { profiles: [{ network: ' ' }], summary: ' \n ' },
        work: [{ highlights: ['', '\u200b'] }],
        skills: [{ keywords: [' '] }],
        other: [{ heading: 'Empty', lines: [] }],
      }),
    )
    expect(view.sections).toEqual([])
    expect(view.contact).toEqual([])
  })
})

describe('dates', () => {
  const shown = (dates: object) => {
    const [section] = resumeView(
      makeResume({ work: [{ name: 'Acme', highlights: ['x'], ...dates }] }),
    ).sections
    return section?.blocks.flatMap((block) => ('strong' in block ? [block.dates] : []))
  }

  test.each([
    [{ startDate: '2021-03', current: true }, 'Mar 2021 – Present'],
    [{ startDate: '2019', endDate: '2021' }, '2019 – 2021'],
    [{ startDate: '2019-01-15', endDate: '2019-12-31' }, 'Jan 2019 – Dec 2019'],
    [{ startDate: '2019-05', endDate: '2019-05' }, 'May 2019'],
    [{ startDate: '2019' }, '2019'],
    [{ endDate: '2017-05' }, 'May 2017'],
    [{ endDate: '2017-05', dateText: 'graduated spring 2017' }, 'May 2017'],
    [{ dateText: 'some years ago' }, 'some years ago'],
    [{ current: true, dateText: 'heute' }, 'heute'],
    [{ current: true }, 'Present'],
    [{ startDate: '2019-13' }, '2019-13'],
    [{}, ''],
  ])('%j are shown as %j', (dates, text) => expect(shown(dates)).toEqual([text]))
})

describe('the words we add', () => {
  test('are in the language of the resume', () => {
    const said = viewTexts(resumeView(germanResume, 'de-AT'))
    expect(said).toEqual([
      ...['Jörg Müßig', 'Softwareentwickler', 'Köln'],
      ...['Berufserfahrung', 'Entwickler', 'Beispiel AG', 'März 2019 – heute'],
      'Größere Störungen um 40 % verringert.',
      ...['Projekte', 'Fahrplan', 'Dez. 2018', 'Läuft.', 'Technologien', 'Go'],
      ...['Ausbildung', 'B. Sc.', 'Hochschule Köln', 'Sept. 2018', '1,7', 'Kurse', 'Netze'],
    ])
  })

  test.each([
    ['fr', 'Expérience professionnelle', 'janv. 2020 – présent'],
    ['es', 'Experiencia', 'ene. 2020 – actualidad'],
    ['ru', 'Опыт работы', '01/2020 – настоящее время'],
    ['zh-CN', '工作经历', '2020.01 – 至今'],
    ['sw', 'Experience', '01/2020 – Present'],
  ])('in %s are %s and %s', (language, heading, dates) => {
    const work = [{ name: 'Acme', startDate: '2020-01', current: true, highlights: [] }]
    const said = viewTexts(resumeView(makeResume({ work }), language))
    expect(said).toEqual([heading, 'Acme', dates])
  })

  test.each([
    ['de', 'Betreuung der Server und Aufbau einer Plattform für die Teams, mit Go und Kafka', 'Profil'],
    ['fr', 'Développement des services pour les équipes, avec mise en production sur AWS', 'Profil'],
    ['es', 'Desarrollo de los servicios para las tiendas y gestión del equipo con AWS', 'Perfil'],
    ['en', 'Built the services for the teams and ran them with AWS', 'Summary'],
    ['en', 'AWS, Go, Kafka', 'Summary'],
    ['uk', 'Розробка сервісів, їхня підтримка, є досвід', 'Про себе'],
    ['ru', 'Разработка сервисов и их поддержка, опыт', 'О себе'],
  ])('are in the language of the text when none is given: %s', (language, summary, heading) => {
    const view = resumeView(makeResume({ basics: { profiles: [], summary } }))
    expect(view).toMatchObject({ language, sections: [{ heading }] })
  })

  test('leave a grade as it was written', () => {
    for (const score of ['3.8/4.0', 'GPA 3.9', 'Note: 1,3'])
      expect(
        viewTexts(resumeView(makeResume({ education: [{ score, courses: [], highlights: [] }] }))),
      ).toEqual(['Education', score])
  })
})

test('emoji are removed, text symbols stay', () => {
  const summary = 'Led 🚀 a 👨‍👩‍👧 team 🇩🇪 of 1️⃣0️⃣ ❤️ © ™ → ✓ C# 5*'
  const said = viewTexts(resumeView(makeResume({ basics: { profiles: [], summary } })))
  expect(said).toEqual(['Summary', 'Led a team of 10 © ™ → ✓ C# 5*'])
})

describe('the contact line', () => {
  const contact = (basics: object) => resumeView(makeResume({ basics: { profiles: [], ...basics } })).contact

  test('links mail addresses, phone numbers and web addresses', () => {
    expect(
      contact({ email: 'a@example.com', phone: '+44 (0)20 5550 0199', url: 'www.example.com/me/' }),
    ).toEqual([
      { text: 'a@example.com', url: 'mailto:a@example.com' },
      { text: '+44 (0)20 5550 0199', url: 'tel:+442055500199' },
      { text: 'www.example.com/me', url: 'https://www.example.com/me/' },
    ])
  })

  test('links nothing else', () => {
    const odd = ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'my site', 'https://']
    for (const url of odd) expect(contact({ url })).toEqual([{ text: url }])
    expect(contact({ email: 'a@b?cc=c@d', phone: 'ask me' })).toEqual([
      { text: 'a@b?cc=c@d' },
      { text: 'ask me' },
    ])
  })

  test('names a profile’s network and user if the address does not', () => {
    const profiles = [
      { network: 'GitHub', username: 'ada', url: 'https://github.example.com/ada' },
      { network: 'Blog', url: 'https://ada.example.com' },
      { network: 'Matrix', username: '@ada:example.com' },
    ]
    expect(contact({ profiles }).map((part) => part.text)).toEqual([
      'github.example.com/ada',
      'Blog: ada.example.com',
      'Matrix: @ada:example.com',
    ])
  })

  test('is cut where it is far too long for an address, so that the page can still be set', () => {
    const [link] = contact({ profiles: [{ network: 'X', url: 'long '.repeat(20_000) }] })
    expect(link?.text).toHaveLength(10_001)
    expect(link?.text.endsWith('…')).toBe(true)
  })

  test('shows the location as written, or else composed of its parts', () => {
    expect(contact({ location: { text: 'Oslo', city: 'Bergen' } })).toEqual([{ text: 'Oslo' }])
    expect(contact({ location: { postalCode: '5003', city: 'Bergen', countryCode: 'NO' } })).toEqual([
      { text: '5003 Bergen, NO' },
    ])
  })
})
