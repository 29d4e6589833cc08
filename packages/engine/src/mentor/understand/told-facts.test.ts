import { expect, it } from 'vitest'
import { findMentions } from './find-mentions.ts'
import { readMentioned } from './read-mentioned.ts'
import { readToldFacts } from './told-facts.ts'

const toldIn = (message: string, isTelling = true) =>
  readToldFacts(message, { mentioned: readMentioned(message, findMentions(message)), isTelling })

it('keeps the hours and the limit that one message tells', () => {
  expect(toldIn('Evenings only. I have 6 hrs per wek.')).toEqual([
    { type: 'hours', text: '6' },
    { type: 'limit', text: 'Evenings only.' },
  ])
})

it('hears a goal beside a question, and nothing in the question itself', () => {
  expect(toldIn('I want to become a data engineer. Is that what I want to do at 41?', false)).toEqual([
    { type: 'goal', text: 'I want to become a data engineer.' },
  ])
  expect(toldIn('Do you think I want to move?')).toEqual([])
})

it('takes skills that somebody says they know, not those they say they do not', () => {
  expect(toldIn('no, I already know SQL and Python')).toEqual([
    { type: 'knows', text: 'SQL' },
    { type: 'knows', text: 'Python' },
  ])
  expect(toldIn("I don't know SQL")).toEqual([{ type: 'about', text: "I don't know SQL" }])
})
