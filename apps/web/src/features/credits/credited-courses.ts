import type { CreditGroup } from './credit.ts'

/** Where the catalog of courses comes from. */
export const courseCredits: CreditGroup = {
  title: 'Courses',
  note: 'Names, addresses, levels, lengths and ratings are facts from published lists of 2022 to 2026. The descriptions and the choice of skills are ours. No platform has paid for its place, and none endorses Nextrung.',
  credits: [
    {
      name: 'Lists of LinkedIn Learning courses',
      by: 'thisis-romar (linkedin-learning-vault), alpiepho (pup-learning) and other learners',
      year: '2022 to 2026',
      use: 'Courses on LinkedIn Learning',
      licence: 'Named as facts; no text is used',
      address: 'https://github.com/alpiepho/pup-learning',
    },
    {
      name: 'Lists of Coursera courses',
      by: 'sanodyaJinadasa (CourseLens), devinaad, geniusff676 and others',
      year: '2025 and 2026',
      use: 'Courses on Coursera, with ratings',
      licence: 'Named as facts; no text is used',
      address: 'https://github.com/sanodyaJinadasa/CourseLens',
    },
    {
      name: 'Lists of Udemy courses',
      by: 'MatholiyaAnil, serkansalcan, AkeshaTUT (Skillora) and others',
      year: '2023 to 2026',
      use: 'Courses on Udemy, with instructors and ratings',
      licence: 'Named as facts; no text is used',
      address: 'https://github.com/MatholiyaAnil/Udemy_Scrapper',
    },
    {
      name: 'Free Programming Books',
      by: 'Free Ebook Foundation and contributors',
      use: 'Free courses, books and tutorials',
      licence: 'CC BY 4.0',
      licenceAddress: 'https://creativecommons.org/licenses/by/4.0/',
      address: 'https://github.com/EbookFoundation/free-programming-books',
    },
    {
      name: 'Curated lists of free courses and official guides',
      by: 'Developer-Y, dastergon, charlax, jassics, P1xt, LappleApple, milanm and others',
      use: 'University courses, official guides and articles',
      licence: 'Named as facts; no text is used',
    },
  ],
}
