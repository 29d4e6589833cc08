import { wordTable } from '../../text/word-table.ts'

const written = wordTable({
  u: 'you',
  ur: 'your',
  r: 'are',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  ty: 'thanks',
  tnx: 'thanks',
  bc: 'because',
  cuz: 'because',
  cos: 'because',
  abt: 'about',
  idk: 'i do not know',
  dunno: 'do not know',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'have to',
  wont: 'will not',
  cant: 'can not',
  cannot: 'can not',
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  isnt: 'is not',
  arent: 'are not',
  wasnt: 'was not',
  couldnt: 'could not',
  shouldnt: 'should not',
  wouldnt: 'would not',
  havent: 'have not',
  hasnt: 'has not',
  aint: 'is not',
  im: 'i am',
  ive: 'i have',
  ill: 'ill',
  id: 'id',
  thats: 'that is',
  whats: 'what is',
  wheres: 'where is',
  hows: 'how is',
  whos: 'who is',
  theres: 'there is',
  youre: 'you are',
  theyre: 'they are',
  lets: 'let us',
  hrs: 'hours',
  hr: 'hr',
  yrs: 'years',
  yr: 'year',
  mths: 'months',
  mins: 'minutes',
  wk: 'week',
  wks: 'weeks',
  rn: 'right now',
  tho: 'though',
  thru: 'through',
  enuf: 'enough',
  alot: 'a lot',
  cv: 'resume',
  resumee: 'resume',
  ppl: 'people',
  msg: 'message',
  co: 'company',
})

const endings: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/\bshan't\b/g, 'shall not'],
  [/\blet's\b/g, 'let us'],
  [/n't\b/g, ' not'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/'m\b/g, ' am'],
  [/'d\b/g, ' would'],
  [/\b(it|that|what|where|how|who|there|here|he|she)'s\b/g, '$1 is'],
  [/'s\b/g, ''],
]

/** The words of a message in lower case, with contractions and chat abbreviations written out. */
export const spellOut = (message: string): string[] => {
  let text = message
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc`\u00b4]/g, "'")
    .replace(/[$€£]\s?\d[\d.,]*\s?k?\b|\b\d[\d.,]*\s?(?:k|dollars|euros?|bucks|usd|eur)\b/g, ' zamount ')
    .replace(/\d+(?:[.,:]\d+)*/g, ' znumber ')
    .replace(/([a-z])\1{2,}/g, '$1$1')
  for (const [ending, full] of endings) text = text.replace(ending, full)
  const words = text.match(/[a-z][a-z+#]*|\?/g) ?? []
  return words.flatMap((word) => (written[word] ?? word).split(' '))
}
