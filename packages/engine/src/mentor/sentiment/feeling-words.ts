import { wordList } from '@nextrung/knowledge/words/word-list'

/** The feelings that a reply can name. */
export const sentiments = ['excited', 'anxious', 'confident', 'frustrated', 'neutral'] as const
export type Sentiment = (typeof sentiments)[number]

/** Stems of words that show a feeling; a word counts if it begins with one. */
export const feelingStems: Readonly<Record<Exclude<Sentiment, 'neutral'>, readonly string[]>> = {
  excited: wordList(`
    excit thrill awesome amazing yay woohoo hooray fantastic pumped stoked delighted overjoyed yess celebrat wonderful
    happy happiest glad psyched ecstatic finally wow brilliant cheer hyped grateful
  `),
  anxious: wordList(`
    anxious anxiet nervous worr afraid scar terrif panic panick overwhelm dread fear insecur doubt unsure stress uneasy
    intimidat freez froze shak trembl sleepless imposter impostor petrif tense spiral fright uncertain
  `),
  confident: wordList(`
    confiden certain ready proud capabl nailed aced strong solid comfortable sure easily mastered prepared
  `),
  frustrated: wordList(`
    frustrat annoy angry fed hate sick stuck useless pointless ridiculous stupid unfair hopeless tired waste wasted
    furious ugh argh demotivat discourag disappoint rejected ghosted rage exhaust unbearable nonsense awful terribl
    horribl crap damn wtf bored burned burnt joke insult ignored impossible rant sucks hell
  `),
}

/** Phrases that show a feeling more surely than a word does. */
export const feelingPhrases: Readonly<Record<Exclude<Sentiment, 'neutral'>, readonly RegExp[]>> = {
  excited: [
    /\bcan(?:'t| ?not) wait\b/,
    /\bi got (?:the|an?|my) (?:job|offer|interview|raise|promotion|place)\b/,
    /\bgot (?:hired|promoted|accepted)\b/,
    /\bi(?:'m| am)? (?:love|loving) (?:it|this)\b/,
    /\bso happy\b/,
    /\bi did it\b/,
    /\blook(?:ing)? forward\b/,
    /!{2,}\s*$/,
  ],
  anxious: [
    /\bwhat if\b/,
    /\bmind (?:goes|went) blank\b/,
    /\bcan(?:'t| ?not) sleep\b/,
    /\bheart (?:is )?(?:racing|pounds|pounding)\b/,
    /\bnot (?:good|smart|clever|ready) enough\b/,
    /\bmaking a mistake\b/,
    /\btoo (?:old|late|dumb|stupid)\b/,
    /\bhead (?:spins|is spinning)\b/,
    /\bfeel (?:like a fraud|sick|small|lost)\b/,
    /\bso much to learn\b/,
  ],
  confident: [
    /\bi know (?:i can|what i want|that i can|my)\b/,
    /\bi can do (?:this|it|that)\b/,
    /\bi(?:'m| am) (?:good|great|quite good|really good|very good|pretty good|well prepared)\b/,
    /\bfeel(?:ing)? (?:good|ready|strong|sure)\b/,
    /\bno problem for me\b/,
    /\bgoing (?:really |very )?well\b/,
    /\bi(?:'ve| have) got this\b/,
  ],
  frustrated: [
    /\bfed up\b/,
    /\bno (?:replies|reply|answers?|one (?:answers|replies|calls))\b/,
    /\bwaste of (?:time|money)\b/,
    /\bgive up\b/,
    /\bsick of\b/,
    /\btired of\b/,
    /\b(?:again and again|over and over|nothing works|going nowhere|getting nowhere|goes nowhere|still nothing)\b/,
    /\bwhat(?:'s| is) the point\b/,
    /\bhad enough\b/,
    /\bdoes ?n[o']?t? (?:help|work)\b/,
    /\bafter (?:\d+|fifty|forty|thirty|twenty|a hundred|so many) (?:applications|rejections|interviews)\b/,
  ],
}
