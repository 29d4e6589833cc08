import { describe, expect, it } from 'vitest'
import { parseNotation } from './parsing/testing/parse-notation.ts'

const body = `

EXPERIENCE
Warehouse clerk, Meridian Goods Ltd, 2019 - 2022
- Counted stock every Friday
`
const basicsOf = (head: string) => parseNotation(head + body).document.basics

describe('the name in the head of a resume', () => {
  it.each([
    ['Ifeoma Duru, RN, BSN\nifeoma.duru@example.com', 'Ifeoma Duru, RN, BSN'],
    ['Tomas Keller, P.Eng.\ntkeller@example.com', 'Tomas Keller, P.Eng.'],
    ['Rana Aziz, CISSP-ISSAP, PMP\nrana@example.com', 'Rana Aziz, CISSP-ISSAP, PMP'],
    ['noel brandt\nOslo 22 55 01 82 noel.br@example.com', 'noel brandt'],
    ['Robin Achter (they/them)\nrobin@example.com', 'Robin Achter (they/them)'],
    ['YAMADA Kenji (Ken)\nkenji@example.com', 'YAMADA Kenji (Ken)'],
    ['J. R. Okonkwo-Lind\njr@example.com', 'J. R. Okonkwo-Lind'],
    ['Md. Rafiqul Islam\nrafiqul@example.com', 'Md. Rafiqul Islam'],
    ['Nguyễn Thị Mai\nmai.nguyen@example.com', 'Nguyễn Thị Mai'],
    ['Łucja Śliwińska\nlucja@example.com', 'Łucja Śliwińska'],
    ['Åsa Bergström\nasa.b@example.com', 'Åsa Bergström'],
    ['Elif Yıldız\nelif@example.com', 'Elif Yıldız'],
    ['Mag. Johanna Huber, BA\njohanna@example.com', 'Mag. Johanna Huber, BA'],
  ])('%j', (head, name) => {
    expect(basicsOf(head).name).toBe(name)
  })
})

describe('the phone number in the head of a resume', () => {
  it.each([
    ['(415) · 555 · 0182', '(415) · 555 · 0182'],
    ['415 • 555 • 0182', '415 • 555 • 0182'],
    ['Austin, TX 78701 512-555-0173', '512-555-0173'],
    ['Boise ID 83702-1234 | 208.555.0117', '208.555.0117'],
    ['0171 3920043 / 02303 55501', '0171 3920043'],
    ['M 917–555–0187', '917–555–0187'],
    ['+44 (0)20 7946 0958', '+44 (0)20 7946 0958'],
    ['1-800-555-0199', '1-800-555-0199'],
    ['+1.415.555.0132', '+1.415.555.0132'],
    ['313.555.0121 (c)', '313.555.0121'],
    ['+91-98450 12345', '+91-98450 12345'],
    ['+353 87 123 4567', '+353 87 123 4567'],
    ['tel:+48555010127', '+48555010127'],
    ['Tél. 06 39 98 14 27', '06 39 98 14 27'],
    ['Handy: 0171/39200-43', '0171/39200-43'],
    ['Mobile +46 70 123 45 67', '+46 70 123 45 67'],
    ['Tel. (11) 98765-4321', '(11) 98765-4321'],
    ['+1 (555) 010-1234 ext. 12', '+1 (555) 010-1234 ext. 12'],
  ])('%j', (written, phone) => {
    expect(basicsOf(`Ada Nowicka\nada.nowicka@example.com\n${written}`).phone).toBe(phone)
  })

  it.each([
    'Chicago, IL 60642-1234',
    'Chicago IL 60642',
    '2019 - 2021',
    'ID 12345678901234567',
    '60642-1234',
  ])('%j holds none', (written) => {
    expect(basicsOf(`Ada Nowicka\nada.nowicka@example.com\n${written}`).phone).toBeUndefined()
  })
})

describe('the place in the head of a resume', () => {
  it.each([
    ['Chicago IL 60642', 'Chicago IL 60642'],
    ['Chicago, Illinois 60642', 'Chicago, Illinois 60642'],
    ['Lyon (69)', 'Lyon (69)'],
    ['Denver, CO (Open to Remote)', 'Denver, CO'],
    ['Sydney NSW 2000', 'Sydney NSW 2000'],
    ['Melbourne VIC 3000, Australia', 'Melbourne VIC 3000, Australia'],
    ['Toronto ON', 'Toronto ON'],
    ['Washington, D.C.', 'Washington, D.C'],
    ['Washington DC', 'Washington DC'],
    ['Greater Chicago Area', 'Greater Chicago Area'],
    ['San Francisco Bay Area', 'San Francisco Bay Area'],
    ['1012 AB Amsterdam', '1012 AB Amsterdam'],
    ['20121 Milano (MI)', '20121 Milano'],
    ['Based in Ghent, Belgium', 'Ghent, Belgium'],
    ['Oulu | +358 40 555 0127', 'Oulu'],
    ['Ithaca 607 555 0121', 'Ithaca'],
    ['44137 Dortmund', '44137 Dortmund'],
    ['Leeds LS1 4AP', 'Leeds LS1 4AP'],
    ['São Paulo - SP', 'São Paulo'],
    ['111 22 Stockholm', '111 22 Stockholm'],
    ['00-950 Warszawa', '00-950 Warszawa'],
    ['Cork, Ireland ~ +353 87 123 4567', 'Cork, Ireland'],
    ['Hangzhou, China', 'Hangzhou, China'],
    ['Minneapolis, Minnesota', 'Minneapolis, Minnesota'],
  ])('%j', (written, place) => {
    const { location } = basicsOf(`Ada Nowicka\n${written}\nada.nowicka@example.com`)
    expect(location?.text).toContain(place)
  })

  it.each(['Senior Developer IT', 'Acme Consulting PA'])('%j is none', (written) => {
    expect(basicsOf(`Ada Nowicka\n${written}\nada.nowicka@example.com`).location).toBeUndefined()
  })
})
