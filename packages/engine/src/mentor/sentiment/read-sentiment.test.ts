import { expect, it } from 'vitest'
import type { Sentiment } from './feeling-words.ts'
import { readSentiment } from './read-sentiment.ts'

const messages: readonly (readonly [string, Sentiment])[] = [
  ['I start on Monday, I am over the moon and so excited!', 'excited'],
  ['Yay, they said yes!!', 'excited'],
  ["I can't wait to begin", 'excited'],
  ['I got the job today', 'excited'],
  ['This is amazing, my first app runs', 'excited'],
  ['so happy, I passed', 'excited'],
  ['really looking forward to the new role', 'excited'],
  ["I'm scared I'll fail the interview", 'anxious'],
  ['What if nobody hires me?', 'anxious'],
  ['so worried about my age', 'anxious'],
  ['my heart is racing before every call', 'anxious'],
  ["I'm not good enough for this", 'anxious'],
  ['This list overwhelms me', 'anxious'],
  ['I panic when they watch me code', 'anxious'],
  ['feeling nervous about tomorrow', 'anxious'],
  ["I'm not confident about my skills", 'anxious'],
  ['I feel ready for this', 'confident'],
  ['I know I can do this', 'confident'],
  ["I'm good at SQL and it shows", 'confident'],
  ['Confident that I will pass', 'confident'],
  ['nailed the first round', 'confident'],
  ["I'm proud of what I built", 'confident'],
  ['Ugh, rejected again', 'frustrated'],
  ["I'm fed up with this job search", 'frustrated'],
  ['Sixty applications and no reply, what a waste of time', 'frustrated'],
  ['so tired of tutorials that go nowhere', 'frustrated'],
  ['this is ridiculous, they ghosted me', 'frustrated'],
  ['I hate my job', 'frustrated'],
  ["I'm stuck and nothing works", 'frustrated'],
  ['My boss is unfair and it makes me furious', 'frustrated'],
  ['what does a data engineer do all day', 'neutral'],
  ['how long does it take to learn SQL?', 'neutral'],
  ['are you sure about that?', 'neutral'],
  ['Should I use one page or two for my resume?', 'neutral'],
  ['which certificate is right for cloud', 'neutral'],
  ['help desk or junior developer', 'neutral'],
  ['am I ready to apply?', 'neutral'],
  ['tell me a joke', 'neutral'],
  ['what is the salary of an SRE', 'neutral'],
  ['I have 5 hours a week', 'neutral'],
]

it('names the feeling of nine in ten messages that were written apart from its words', () => {
  const wrong = messages.filter(([message, sentiment]) => readSentiment(message) !== sentiment)
  expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(messages.length / 10)
})
