import type { CreditGroup } from './credit.ts'

export const wordCredits: CreditGroup = {
  title: 'Meanings of words',
  credits: [
    {
      name: 'GloVe: Global Vectors for Word Representation',
      by: 'Jeffrey Pennington, Richard Socher and Christopher D. Manning, Stanford NLP',
      year: '2014',
      use: 'Recognizing what you said in other words when interview answers are marked; shortened to 64 dimensions by us',
      licence: 'Public Domain Dedication and License 1.0',
      licenceAddress: 'https://opendatacommons.org/licenses/pddl/1-0/',
      address: 'https://nlp.stanford.edu/projects/glove/',
    },
  ],
}
