import { describe, expect, it } from 'vitest'
import { parseResume } from './parse-resume.ts'
import { makeReadDocument } from './parsing/testing/make-read-document.ts'
import { parseNotation } from './parsing/testing/parse-notation.ts'

const body = `

EXPERIENCE
Software Engineer, Beispiel GmbH, 2019 - 2022
- Built an ordering service
`

function basicsOf(head: string, links: Parameters<typeof makeReadDocument>[1] = []) {
  return parseNotation(head + body, links).document.basics
}

describe('the name', () => {
  it.each([
    ['María José de la Cruz\nmj@example.com', 'María José de la Cruz'],
    ["Siobhán O'Brien\nsiobhan@example.com", "Siobhán O'Brien"],
    ['Jean-Luc Moreau\njlm@example.com', 'Jean-Luc Moreau'],
    ['Pieter van der Berg\npvdb@example.com', 'Pieter van der Berg'],
    ['Dr. Anneliese Schröder\nanneliese.schroeder@example.com', 'Dr. Anneliese Schröder'],
    ['John Smith, PhD\njsmith@example.com', 'John Smith, PhD'],
    ['PRIYA RAMASWAMY\npriya.r@example.com', 'PRIYA RAMASWAMY'],
    ['Curriculum Vitae\nTomasz Wiśniewski\ntomasz@example.com', 'Tomasz Wiśniewski'],
    ['RESUME\n\nLena Fischer\nlena@example.com', 'Lena Fischer'],
    ['Noor Haddad | noor.haddad@example.com | +961 1 555 014', 'Noor Haddad'],
    ['noor.haddad@example.com || Noor Haddad || Beirut, Lebanon', 'Noor Haddad'],
    ['Emeka Obi - Cloud Engineer\nemeka@example.com', 'Emeka Obi'],
    ['Emeka Obi, Senior Cloud Engineer\nemeka@example.com', 'Emeka Obi'],
    ['Name: Sunita Rao\nEmail: sunita@example.com', 'Sunita Rao'],
    ['王小明\nwang.xm@example.com', '王小明'],
    ['Иван Петров\nivan@example.com', 'Иван Петров'],
    ['Αλέξανδρος Παπαδόπουλος\nalex@example.com', 'Αλέξανδρος Παπαδόπουλος'],
    ['محمد علي\nmohamed@example.com', 'محمد علي'],
    ['[20] **Ana**\n[20] **Silva Costa**\n[10] ana.silva@example.com', 'Ana Silva Costa'],
    ['Software Engineer\n[18] **Kofi Mensah**\nkofi.mensah@example.com', 'Kofi Mensah'],
    ['J. R. Hartley\njr.hartley@example.com', 'J. R. Hartley'],
    ['Maya 👩‍💻 Okafor\nmaya@example.com', 'Maya Okafor'],
    ['👋🏽 Maya Okafor 🇳🇬 👨‍👩‍👧\nmaya@example.com', 'Maya Okafor'],
    // The letters stand apart by a joiner that has no width.
    ['علی\u200cرضا محمدی\nali@example.com', 'علی\u200cرضا محمدی'],
    ['Mary Ann ("Polly") Baker\npolly@example.com', 'Mary Ann ("Polly") Baker'],
  ])('of %j is read', (head, name) => {
    expect(basicsOf(head).name).toBe(name)
  })

  it.each([
    ['Software Engineer\ninfo@example.com'],
    ['Curriculum Vitae\ninfo@example.com'],
    ['Berlin, Germany\nhello@example.com'],
    ['Confidential Resume\n+49 30 5550123'],
  ])('of %j is left out, since there is none', (head) => {
    expect(basicsOf(head).name).toBeUndefined()
  })
})

describe('the phone number', () => {
  it.each([
    ['Austin, TX', '(512) 555-0142'],
    ['Austin, TX', '512.555.0142 x23'],
    ['Austin, TX', '512-555-0142 ext. 7'],
    ['London, UK', '020 7946 0142'],
    ['London, UK', '+44 (0)20 7946 0142'],
    ['Berlin, Germany', '030 5550142'],
    ['Berlin, Germany', '0049 30 5550142'],
    ['75011 Paris', '06 39 98 01 42'],
    ['Madrid, Spain', '655 501 420'],
    ['Milano, Italia', '+39 02 5550 1420'],
    ['Lisboa, Portugal', '912 555 142'],
    ['Amsterdam, Netherlands', '020 555 0142'],
    ['Bruxelles, Belgique', '+32 2 555 01 42'],
    ['Zürich, Switzerland', '044 555 01 42'],
    ['Wien, Österreich', '+43 1 555 0142'],
    ['Warszawa, Polska', '22 555 01 42'],
    ['Stockholm, Sweden', '08-555 014 20'],
    ['Copenhagen, Denmark', '+45 55 50 01 42'],
    ['Helsinki, Finland', '+358 9 5550142'],
    ['Dublin, Ireland', '01 555 0142'],
    ['Istanbul, Türkiye', '+90 212 555 01 42'],
    ['Bengaluru, India', '+91 98555 01420'],
    ['Karachi, Pakistan', '+92 21 35550142'],
    ['Nairobi, Kenya', '+254 20 555 0142'],
    ['Cape Town, South Africa', '021 555 0142'],
    ['Cairo, Egypt', '+20 2 25550142'],
    ['São Paulo, Brazil', '(11) 95555-0142'],
    ['Ciudad de México, México', '+52 55 5550 1420'],
    ['Sydney, Australia', '(02) 5550 1420'],
    ['Tokyo, Japan', '03-5555-0142'],
    ['Seoul, South Korea', '+82 2-555-0142'],
    ['Singapore', '+65 6555 0142'],
  ])('in %s is kept as %s', (place, phone) => {
    const basics = basicsOf(`Noor Haddad\n${place} | ${phone} | noor.haddad@example.com`)
    expect(basics.phone).toBe(phone)
    expect(basics.location?.text).toBe(place)
  })

  it.each([
    ['2019 - 2021'],
    ['01/2019 - 12/2021'],
    ['ORCID 0000-0002-1825-0097'],
    ['Born 12.04.1990'],
    ['Passport no. 123456789'],
  ])('is not %s', (text) => {
    expect(basicsOf(`Noor Haddad\nnoor.haddad@example.com\n${text}`).phone).toBeUndefined()
  })

  it('is known by its label or glyph', () => {
    expect(basicsOf('Noor Haddad\nMobile: 0123 4567').phone).toBe('0123 4567')
    expect(basicsOf('Noor Haddad\n\ue0b0 +49 30 5550123 \ue0b1 noor@example.com')).toMatchObject({
      phone: '+49 30 5550123',
      email: 'noor@example.com',
    })
  })
})

describe('the e-mail address', () => {
  it.each([
    ['E-Mail: noor.haddad+jobs@mail.example.com', 'noor.haddad+jobs@mail.example.com'],
    ['(noor_haddad@example.com)', 'noor_haddad@example.com'],
    ['<Noor.Haddad@Example.com>.', 'Noor.Haddad@Example.com'],
    ["noor.o'haddad@example.com, Beirut", "noor.o'haddad@example.com"],
    ['noor@münchen.example', 'noor@münchen.example'],
  ])('in %s is %s', (line, email) => {
    expect(basicsOf(`Noor Haddad\n${line}`).email).toBe(email)
  })

  it('is taken from the target of a link', () => {
    const links = [{ text: 'Write me', url: 'mailto:noor%2Bcv@example.com?subject=Hi', page: 1 }]
    expect(basicsOf('Noor Haddad\nWrite me', links).email).toBe('noor+cv@example.com')
  })

  it('is never that of another person', () => {
    const read = makeReadDocument(
      `Noor Haddad\n+49 30 5550123${body}\n\nREFERENCES\nProf. Ada Lund, ada.lund@example.com`,
      [{ text: 'Ada Lund', url: 'mailto:ada.lund@example.com', page: 1 }],
    )
    expect(parseResume(read).document.basics.email).toBeUndefined()
  })
})

describe('links', () => {
  it('become profiles and the person’s site', () => {
    const { profiles, url } = basicsOf(
      'Noor Haddad\nnoor.example.com | github.com/noorh | https://gitlab.com/noorh | stackoverflow.com/users/4242/noor-h\nhttps://orcid.org/0000-0002-1825-0097 · x.com/noorh',
    )
    expect(profiles.map(({ network, username }) => [network, username])).toEqual([
      ['GitHub', 'noorh'],
      ['GitLab', 'noorh'],
      ['Stack Overflow', 'noor-h'],
      ['ORCID', '0000-0002-1825-0097'],
      ['X', 'noorh'],
    ])
    expect(url).toBe('https://noor.example.com')
  })

  it('are read from targets when the text shows only names', () => {
    const links = [
      { text: 'LinkedIn', url: 'https://www.linkedin.com/in/noor-haddad/', page: 1 },
      { text: 'GitHub', url: 'https://github.com/noorh', page: 1 },
    ]
    expect(basicsOf('Noor Haddad\nnoor@example.com | LinkedIn | GitHub', links).profiles).toEqual([
      { network: 'LinkedIn', username: 'noor-haddad', url: 'https://www.linkedin.com/in/noor-haddad/' },
      { network: 'GitHub', username: 'noorh', url: 'https://github.com/noorh' },
    ])
  })

  it('are read from the name of a network beside a user name', () => {
    expect(basicsOf('Noor Haddad\nnoor@example.com\nGitHub: noorh').profiles).toEqual([
      { network: 'GitHub', username: 'noorh' },
    ])
  })

  it('do not come from names of libraries', () => {
    expect(basicsOf('Noor Haddad\nNode.js Developer\nnoor@example.com').url).toBeUndefined()
  })
})

describe('place and title', () => {
  it.each([
    ['San Francisco, CA', { city: 'San Francisco', region: 'CA', countryCode: 'US' }],
    ['75011 Paris', { city: 'Paris', postalCode: '75011', countryCode: 'FR' }],
    ['10115 Berlin, Deutschland', { city: 'Berlin', postalCode: '10115', countryCode: 'DE' }],
    ['Leeds LS1 4AP', { city: 'Leeds', postalCode: 'LS1 4AP', countryCode: 'GB' }],
    ['Kraków, Poland', { city: 'Kraków', countryCode: 'PL' }],
  ])('%s is a place', (text, location) => {
    expect(basicsOf(`Noor Haddad\n${text} | noor@example.com`).location).toEqual({ text, ...location })
  })

  it('a street above the town is its address', () => {
    expect(basicsOf('Noor Haddad\nMusterstraße 12\n10115 Berlin\nnoor@example.com').location).toMatchObject({
      address: 'Musterstraße 12',
      city: 'Berlin',
      text: 'Musterstraße 12, 10115 Berlin',
    })
  })

  it('the line under the name is the title', () => {
    expect(basicsOf('Noor Haddad\nData Engineer | Speaker | Mentor\nnoor@example.com').label).toBe(
      'Data Engineer | Speaker | Mentor',
    )
  })
})
