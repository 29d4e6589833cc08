import { phraseList, wordList } from './word-list.ts'

/** ISO 639-1 codes of spoken languages. */
export const spokenLanguageCodes = wordList(`
en de fr es it pt nl pl cs sk hu ro bg el tr ru uk be sr hr bs sl mk sq lt lv et fi sv no nb da is ga cy gl
ca eu mt ar he fa ur hi bn pa gu mr ta te kn ml si ne th vi id ms tl zh ja ko km lo my mn ka hy az kk uz sw
am ha yo ig zu xh af la eo ku ps so rw
`)

/** Language names beyond those the platform knows for a code. */
export const furtherLanguageNames = phraseList(`
mandarin | cantonese | mandarin chinese | simplified chinese | traditional chinese | farsi | castilian |
castellano | flemish | brazilian portuguese | tagalog | filipino | bahasa | bahasa indonesia |
american english | british english | swiss german | sign language | asl | valencian | valenciano |
hochdeutsch | chinesisch | mandarin-chinesisch | latin | ancient greek | latein | altgriechisch | odia |
oriya | konkani | sindhi | pashto | dari | kurdish | berber | tamazight | sanskrit | norwegian bokmål | 中文 |
英语 | 普通话 | 日本語 | 英語 | 한국어 | english language | german language
`)
