import { expect, it } from 'vitest'
import { quoteMoods, quoteThemes } from './quotes/quote.ts'
import { quoteList as quotes } from './quotes/quote-list.ts'
import { quotesOn } from './quotes.ts'

it('names for every quote an author, the work and the edition it was found in', () => {
  for (const { text, author, work, verifiedIn } of quotes)
    for (const said of [text, author, work, verifiedIn]) expect(said.trim()).not.toBe('')
})

it('lists each quote once', () => {
  const texts = quotes.map(({ text }) => text.toLowerCase().replace(/\W/g, ''))
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
})

it('has several quotes for every theme and every mood', () => {
  for (const theme of quoteThemes) expect([theme, quotesOn(theme).length >= 5]).toEqual([theme, true])
  for (const mood of quoteMoods)
    expect(quotes.filter(({ moods }) => moods.includes(mood)).length).toBeGreaterThan(10)
})

it('quotes nobody who died less than 70 years ago', () => {
  for (const { author, authorDied } of quotes)
    expect([author, authorDied === undefined || authorDied < 1956]).toEqual([author, true])
})

it('keeps a quote short enough for one card', () => {
  for (const { text } of quotes) expect(text.length).toBeLessThanOrEqual(240)
})
