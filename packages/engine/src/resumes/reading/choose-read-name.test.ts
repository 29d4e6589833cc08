import { describe, expect, it } from 'vitest'
import { toLines } from '../parsing/line.ts'
import { Sourced } from '../parsing/sourced.ts'
import { makeReadDocument } from '../parsing/testing/make-read-document.ts'
import {
  isHardlyName,
  nameBeforeTitle,
  nameByAddress,
  wholeName,
  withoutIntroduction,
} from './choose-read-name.ts'

const linesOf = (text: string) => toLines(makeReadDocument(text))

describe('a name', () => {
  it.each([
    ['Hi, I’m Maren Ostrow', 'Maren Ostrow'],
    ['I am Maren Ostrow.', 'Maren Ostrow'],
    ['My name is Maren Ostrow', 'Maren Ostrow'],
    ['Maren Ostrow Tel: 06 99 76 48 85', 'Maren Ostrow'],
    ['Maren Ostrow C.V.', 'Maren Ostrow'],
    ['Maren Isa Ostrow', 'Maren Isa Ostrow'],
    ['Ismael Hiland', 'Ismael Hiland'],
  ])('stands in %j without greeting and label', (text, name) => {
    expect(withoutIntroduction(text)).toBe(name)
  })

  it.each([
    ['Maren Ostrow, RN, BSN, CCRN-K', 'Maren Ostrow'],
    ['Maren Ostrow, PMP®, CSM®', 'Maren Ostrow'],
    ['Maren Ostrow, PharmD, BCPS', 'Maren Ostrow, PharmD'],
    ['Ostrow Lind, Maren', 'Ostrow Lind'],
  ])('takes in what belongs to it in %j', (text, read) => {
    const [line] = linesOf(text)
    const name = new Sourced(read, line === undefined ? [] : [line], 0.9)
    expect(wholeName(name, 'maren.ostrow@example.com').value).toBe(text)
  })

  it('leaves a town behind the name', () => {
    const [line] = linesOf('Maren Ostrow, Oslo')
    const name = new Sourced('Maren Ostrow', line === undefined ? [] : [line], 0.9)
    expect(wholeName(name, 'maren.ostrow@example.com').value).toBe('Maren Ostrow')
  })

  it.each(['Austin, TX', 'toledo ohio', 'Mail Room Clerk', 'Work Experience', 'May 2019'])(
    'is hardly %j',
    (text) => {
      expect(isHardlyName(text, 'maren.ostrow@example.com')).toBe(true)
    },
  )

  it('may be that of a trade if the address says so', () => {
    expect(isHardlyName('Ada Baker', 'ada.baker@example.com')).toBe(false)
  })

  it('is what the address is made of, wherever near the top it stands', () => {
    const lines = linesOf('Website: example.com/ostrow | Maren Ostrow\nLeeds, UK\nmaren.ostrow@example.com')
    expect(nameByAddress(lines, 'maren.ostrow@example.com')?.value).toBe('Maren Ostrow')
  })

  it('stands before the word resume, also in small letters, and is asked about', () => {
    expect(nameBeforeTitle(linesOf('maren ostrow resume\nleeds'))).toMatchObject({
      value: 'maren ostrow',
      sure: 0.75,
    })
  })
})
