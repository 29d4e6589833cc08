import { wordList } from './word-list.ts'

/** Words in job titles that tell the level, from the first job up. A title with none of them is at the third rank. */
export const titleRanks: readonly (readonly string[])[] = [
  wordList(
    'intern internship trainee apprentice student werkstudent werkstudentin praktikant praktikantin stagiaire',
  ),
  wordList('junior jr entry graduate associate assistant i'),
  wordList('mid ii intermediate'),
  wordList('senior sr iii experienced'),
  wordList('lead leader staff'),
  wordList('principal distinguished head chief'),
  wordList('director'),
  wordList('vp president cto'),
]

/** The rank of a title without a word for one. */
export const plainRank = 2
