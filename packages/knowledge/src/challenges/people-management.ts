import type { Challenge } from './challenge.ts'
import { atLeast, date, entries, figure, withFigure, word } from './criterion-check.ts'
import { article, documentation } from './resource.ts'

export const peopleManagementChallenges: readonly Challenge[] = [
  {
    id: 'first-one-to-ones',
    title: 'Prepare your first one-to-ones with six very different people',
    description:
      'From Monday you lead six people: one who wanted your job, one back from parental leave, one brilliant and rude, one new, one a year from retirement, and one whose output has halved. Prepare the first round of conversations, and a rhythm you can keep up.',
    difficulty: 'beginner',
    type: 'writing',
    estimatedTime: '4–6 hours',
    hours: { from: 4, to: 6 },
    skills: ['People Management', 'Coaching', 'Team Leadership'],
    roles: ['Engineering Manager', 'Technical Lead'],
    learningObjectives: [
      'Listen before changing anything',
      'Prepare for a person without prejudging them',
      'Keep promises small enough to be kept',
    ],
    steps: [
      'Write for each person what you know, what you only heard, and what you must not assume. Result: six half-pages.',
      'Choose five questions for everyone and two for each. Result: a guide with open questions.',
      'Write how you would answer "Why did you get the job and not me?" and "Am I going to be dismissed?". Result: two honest answers.',
      'Decide on length, rhythm, place, notes and who sees them. Result: rules that you tell everyone.',
      'Role-play the conversation with the person whose output has halved, with three different causes. Result: three outlines, each with a next step.',
      'Plan the first 30 days: what you want to know, what you leave alone, what you can improve quickly. Result: one page to be shared with your manager.',
    ],
    acceptanceCriteria: [
      'Every sheet separates what was observed from what was only heard.',
      'Apart from questions of fact, none can be answered with yes or no.',
      'At most two promises are made, each with a date.',
      'The plan for 30 days contains no reorganization.',
    ],
    resources: [
      article('Questions for the first one-to-one', 'https://larahogan.me/blog/first-one-on-one-questions/'),
      article(
        'A 90-day plan for new managers',
        'https://firstround.com/review/this-90-day-plan-turns-engineers-into-remarkable-managers/',
      ),
    ],
  },
  {
    id: 'three-pieces-of-feedback',
    title: 'Write feedback for three situations that are easy to get wrong',
    description:
      'A colleague interrupts others in every meeting; another saved a release over the weekend without telling anyone; a third writes good code but argues every review comment, so that reviews take a week. Write the feedback for each, say it aloud, and prepare for three reactions.',
    difficulty: 'beginner',
    type: 'exercise',
    estimatedTime: '3–5 hours',
    hours: { from: 3, to: 5 },
    skills: ['Coaching', 'People Management', 'Team Leadership'],
    roles: ['Engineering Manager', 'Technical Lead'],
    learningObjectives: [
      'Separate behavior, effect and interpretation',
      'Praise so that it can be repeated',
      'Stay on the subject when feelings run high',
    ],
    steps: [
      'Write what a camera would have recorded in each situation. Result: three descriptions without adjectives.',
      'Add the effect on people and work, and your aim for the conversation. Result: three notes in the order situation, behavior, effect.',
      'Word the praise for the weekend without rewarding lonely rescues. Result: thanks and a request that do not cancel each other out.',
      'Record yourself saying all three in under two minutes each. Result: recordings, and a second wording.',
      'Prepare for silence, anger and "everybody does that". Result: your first sentence for each.',
      'Write what you agree on and when you look at it again. Result: three lines for each.',
    ],
    acceptanceCriteria: [
      'No description contains "always", "never" or a judgment of character.',
      'Each conversation reaches a question within its first minute.',
      'The praise names the behavior and its effect, and the request is made separately.',
      'Each ends with something that can be observed within four weeks.',
    ],
    resources: [
      article(
        'Situation, behavior, impact (CCL)',
        'https://www.ccl.org/articles/leading-effectively-articles/closing-the-gap-between-intent-vs-impact-sbii/',
      ),
      article(
        'Radical candor',
        'https://firstround.com/review/radical-candor-the-surprising-secret-to-being-a-good-boss',
      ),
    ],
  },
  {
    id: 'advert-and-scorecard',
    title: 'Write a job advert and a scorecard that describe the same person',
    description:
      'A team of five needs a back-end developer. The last advert listed 23 requirements, brought 140 applications, three of them suitable and none from a woman. Find out what the person must achieve in a year, and derive both the advert and the scorecard from that.',
    difficulty: 'beginner',
    type: 'writing',
    estimatedTime: '4–6 hours',
    hours: { from: 4, to: 6 },
    skills: ['Hiring', 'People Management'],
    roles: ['Engineering Manager'],
    learningObjectives: [
      'Describe a job by results instead of by years and tools',
      'Separate what is needed on the first day from what can be learned',
      'Choose words that do not shut people out',
    ],
    steps: [
      'Write what should be true in 3, 6 and 12 months thanks to this person, for a team you know or invent. Result: three to five results.',
      'Derive skills and behaviors and sort them into needed now, learned here, not needed. Result: at most six that are needed.',
      'Write the scorecard: for each of the six what counts as evidence on four levels. Result: a sheet for interviewers.',
      'Write the advert: work, team, pay range, process with dates, place, what is hard about it. Result: 400 to 600 words.',
      'Go through a published advert and your own for words that put people off. Result: a list with alternatives.',
      'Ask two people from the field to read it and say what the job is. Result: a corrected advert.',
    ],
    acceptanceCriteria: [
      'Everything the advert requires is on the scorecard, and vice versa.',
      'No requirement is given in years only.',
      {
        text: 'Pay range, process and time to an answer are stated.',
        check: entries('what the advert states', {
          columns: [figure('lowest pay'), figure('highest pay'), 'process', withFigure('time to an answer')],
          rows: [1, 1],
          rules: [{ rule: 'more', column: 'highest pay', than: 'lowest pay' }],
        }),
      },
      'Both readers could name the most important result of the first year.',
    ],
    resources: [
      documentation('Hiring at GitLab (handbook)', 'https://handbook.gitlab.com/handbook/hiring/'),
      article(
        'A hiring system without bias',
        'https://firstround.com/review/develop-your-hiring-system-like-a-product-to-eliminate-bias-and-boost-retention/',
      ),
    ],
  },
  {
    id: 'interview-loop-calibrated',
    title: 'Design an interview loop that two interviewers would judge alike',
    description:
      'Interviews for back-end developers depend on who happens to have time; two people left within half a year, and a candidate complained about riddles. Design a structured process of four parts with tasks from real work, train two interviewers with invented answers, and measure whether they agree.',
    difficulty: 'intermediate',
    type: 'design',
    estimatedTime: '8–12 hours',
    hours: { from: 8, to: 12 },
    skills: ['Hiring', 'Code Review', 'Training and Facilitation'],
    roles: ['Engineering Manager', 'Technical Lead'],
    learningObjectives: [
      'Test what the work needs, each thing once',
      'Judge by anchored levels before discussing',
      'Remember that candidates choose, too',
    ],
    steps: [
      'List six skills that the work needs and assign each to exactly one part. Result: a matrix of parts and skills.',
      'Write a task from real work for each part, for example reviewing a small pull request, with solutions on three levels. Result: four tasks that fit their time.',
      'Write the scale: what is seen at each level, with examples. Result: sheets without "gut feeling".',
      'Invent six candidates’ answers to one part and let two people judge independently. Result: a measure of agreement, and a corrected scale.',
      'Write the decision meeting: judgments first in writing, who decides, what overrules what. Result: an agenda of 20 minutes.',
      'Write the emails: invitation, task, offer, rejection with a useful reason. Result: four texts, and the total time a candidate spends.',
    ],
    acceptanceCriteria: [
      {
        text: 'With the corrected scale, both judges are at most one level apart for every candidate.',
        check: entries('the levels with the corrected scale', {
          columns: ['candidate', figure('first judge'), figure('second judge')],
          rows: atLeast(2),
          rules: [{ rule: 'close', column: 'first judge', to: 'second judge', by: 1 }],
        }),
      },
      {
        text: 'Each of the six skills is judged in one part, with evidence.',
        check: entries('the six skills', {
          columns: ['skill', 'part', 'evidence'],
          rows: [6, 6],
          rules: [{ rule: 'unique', column: 'skill' }],
        }),
      },
      {
        text: 'A candidate spends at most five hours in all, waiting excluded.',
        check: entries('the parts', {
          columns: ['part', figure('hours', { from: 0 })],
          rows: atLeast(2),
          rules: [{ rule: 'sum', column: 'hours', to: 5 }],
        }),
      },
      'No question asks for knowledge that one would look up at work.',
    ],
    resources: [
      documentation(
        'Structured interviews (OPM)',
        'https://www.opm.gov/policy-data-oversight/assessment-and-selection/structured-interviews/',
      ),
      article(
        'Lessons from 400 interviews',
        'https://firstround.com/review/my-lessons-from-interviewing-400-engineers-over-three-startups/',
      ),
    ],
  },
  {
    id: 'a-year-in-two-pages',
    title: 'Write a fair performance review from a year of scattered notes',
    description:
      'Sam’s year: led the payment migration (a month late, no defects), two incidents in May, praised by support, criticized by a designer for “not listening”, mentored one junior, quiet in autumn after a death in the family; the ladder asks seniors to “shape work beyond the team”. Write the review and plan the conversation.',
    difficulty: 'intermediate',
    type: 'writing',
    estimatedTime: '5–8 hours',
    hours: { from: 5, to: 8 },
    skills: ['Performance Management', 'People Management', 'Coaching'],
    roles: ['Engineering Manager'],
    learningObjectives: [
      'Weigh the whole year and not just its last weeks',
      'Judge against written expectations',
      'Talk about personal circumstances with tact and within the law',
    ],
    steps: [
      'Sort the notes by expectation and mark fact, opinion and gap. Result: a table with what you still have to ask whom.',
      'Check yourself for recency, halo and comparison with yourself. Result: three sentences on where your view may be tilted.',
      'Decide what must not influence the judgment, and how autumn is treated. Result: a reasoned paragraph to check with HR.',
      'Write two pages: results, how, growth, next year, each with an example. Result: the review.',
      'Plan the conversation: opening, their view first, the hardest sentence, the agreement. Result: a guide for 45 minutes.',
      'Defend the rating before two other managers. Result: your case in three minutes, and what would change your mind.',
    ],
    acceptanceCriteria: [
      {
        text: 'Every judgment has an example with a date or project.',
        check: entries('the judgments', { columns: ['judgment', 'example', 'date or project'] }),
      },
      {
        text: 'Examples come from at least three quarters of the year.',
        check: entries('the examples', {
          columns: ['example', word('quarter', ['q1', 'q2', 'q3', 'q4'])],
          rows: atLeast(3),
          rules: [{ rule: 'kinds', column: 'quarter', least: 3 }],
        }),
      },
      'The bereavement appears nowhere in the text as a shortcoming.',
      'Sam learns nothing critical for the first time in the review: each point was raised earlier or is named as your omission.',
    ],
    resources: [
      article(
        'Positive and constructive feedback in reviews',
        'https://jvns.ca/blog/2018/02/10/positive-constructive-feedback/',
      ),
      article('Career ladders of many companies', 'https://progression.fyi/'),
    ],
  },
  {
    id: 'delivery-figures-from-history',
    title: 'Measure a team’s delivery from its history without harming it',
    description:
      'A director wants “a productivity score for each developer”. Take the public history of an open-source project, compute in SQL how work flows, show what such metrics can and cannot say, and answer the director with a proposal that helps the team.',
    difficulty: 'intermediate',
    type: 'analysis',
    estimatedTime: '8–12 hours',
    hours: { from: 8, to: 12 },
    skills: ['Engineering Metrics', 'SQL', 'Git', 'Team Leadership'],
    roles: ['Engineering Manager', 'Technical Lead'],
    learningObjectives: [
      'Compute flow from raw history and see its gaps',
      'Foresee how people react to being measured',
      'Answer a bad question with a better one',
    ],
    steps: [
      'Load commits and pull requests of a public project of medium size into SQLite or DuckDB. Result: tables with a year of history.',
      'Compute time to first review, time to merge, size, share of reverts and release rhythm, with medians and spread. Result: queries and charts.',
      'Find three ways in which each metric misleads, with examples from the data. Result: a table of metrics and their traps.',
      'Show that a ranking by commits or lines contradicts who does reviews and releases. Result: a page without names.',
      'Choose four metrics for the team, with the question each answers and a rule against misuse. Result: a definition sheet.',
      'Answer the director on one page: why not per person, what instead, what you will report and when. Result: the letter.',
    ],
    acceptanceCriteria: [
      'The queries run on a fresh download and give the same numbers.',
      'Nothing you hand over names a person, and the proposal ranks nobody.',
      {
        text: 'Each metric is shown with its spread and not only as an average.',
        check: entries('the metrics', {
          columns: ['metric', figure('average'), figure('spread')],
          rows: atLeast(2),
        }),
      },
      'The letter offers the director something they can look at monthly.',
    ],
    resources: [
      article('DORA: research on software delivery', 'https://dora.dev/'),
      documentation('git log', 'https://git-scm.com/docs/git-log'),
      documentation('DuckDB documentation', 'https://duckdb.org/docs/'),
    ],
  },
  {
    id: 'two-seniors-at-odds',
    title: 'Settle a conflict between two seniors before it splits the team',
    description:
      'Lena and Tom have argued for weeks about the database layer: he merged on Friday evening while her review was open, she wrote “as expected” in the team channel, and others now avoid both. Plan how you lead them to working together again, and decide the technical question by a fair process.',
    difficulty: 'intermediate',
    type: 'design',
    estimatedTime: '4–7 hours',
    hours: { from: 4, to: 7 },
    skills: ['Conflict Resolution', 'Team Leadership', 'Coaching'],
    roles: ['Engineering Manager', 'Technical Lead'],
    learningObjectives: [
      'Separate the issue, the process and the relationship',
      'Listen to both sides without becoming the judge',
      'Reach an agreement that can be observed',
    ],
    steps: [
      'Write the story three times: as Lena, as Tom, as a bystander. Result: three half-pages, each with its needs.',
      'Decide how each is settled: issue, process, conduct. Result: a plan that says what you decide yourself.',
      'Prepare the one-to-one conversations, with questions and the limits of confidentiality. Result: two guides.',
      'Prepare the conversation of the three of you: rules, order, the sentence that stops an attack. Result: an outline for 60 minutes.',
      'Write a process for the database question: criteria, experiment, date, who decides if there is no agreement. Result: one page.',
      'Write what the team hears, and what you do if it fails after four weeks. Result: a short text and an escalation.',
    ],
    acceptanceCriteria: [
      'Lena and Tom would each agree with the version told from their side.',
      'The agreement names behaviors for merging, reviewing and writing in channels.',
      'The technical decision has a date, criteria and somebody who decides.',
      'What was said one to one appears nowhere else without consent.',
    ],
    resources: [
      documentation('Acas: advice on working life', 'https://www.acas.org.uk/'),
      article(
        'The principles of quantum team management',
        'https://firstround.com/review/the-principles-of-quantum-team-management/',
      ),
    ],
  },
  {
    id: 'question-a-design-before-funding',
    title: 'Question a technical design before you fund it',
    description:
      'A team asks for 340,000 to replace its search: “We split it into seven services on Kubernetes with a new vector database, to handle 10x growth; nine months, six people.” Today there are 12 requests a second, growth is 20% a year, and users complain about bad results, not about speed. Prepare the review meeting.',
    difficulty: 'intermediate',
    type: 'analysis',
    estimatedTime: '4–6 hours',
    hours: { from: 4, to: 6 },
    skills: ['System Design', 'Budgeting', 'Technical Strategy', 'Stakeholder Management'],
    roles: ['Engineering Manager', 'Technical Lead'],
    learningObjectives: [
      'Follow a design from the problem to its parts',
      'Ask questions that help instead of exposing people',
      'Fund learning before building',
    ],
    steps: [
      'Write the problem, the evidence for it and the solution as you understand them, and where they do not meet. Result: half a page.',
      'Calculate: when would 12 requests a second be 120 at 20% a year? What do six people cost for nine months, and is that in the 340,000? Result: the year, and a total cost.',
      'Draw the present and the proposed design with seven services as you imagine them, and mark what each part is for. Result: two sketches with question marks.',
      'Write ten questions in order: aim, measure, alternatives, smallest first step, operation, going back. Result: a list sent before the meeting.',
      'Write two alternatives of your own, for example six weeks on result quality with the present engine. Result: cost, gain and risk beside the proposal.',
      'Plan the meeting and three outcomes, with the reason you would give. Result: an agenda, and a letter that funds the work in stages.',
    ],
    acceptanceCriteria: [
      {
        text: 'The date of tenfold load is calculated: about 13 years at 20% a year.',
        check: entries('the years until tenfold load', {
          columns: [figure('years', { from: 12.5, to: 13 })],
          rows: [1, 1],
        }),
      },
      'No question forces the team to admit a mistake in order to answer it.',
      {
        text: 'The funding in stages has a first sum, a measure and a date.',
        check: entries('the first stage', {
          columns: [figure('sum', { from: 1 }), 'measure', date()],
          rows: [1, 1],
        }),
      },
      'The team’s real concern behind the proposal is named as a guess to be checked.',
    ],
    resources: [
      article('Monolith first', 'https://martinfowler.com/bliki/MonolithFirst.html'),
      article('Guides for staff-plus engineers', 'https://staffeng.com/guides/'),
    ],
  },
  {
    id: 'improvement-plan-that-is-meant',
    title: 'Write an improvement plan that is meant to succeed',
    description:
      'Jonas, a mid-level developer for two years, has missed four of his last five agreed dates, tells nobody beforehand, and leaves reviews to others; conversations in March and May changed nothing. HR asks for a plan of 60 days. Write one that Jonas can pass, and prepare yourself for both outcomes.',
    difficulty: 'advanced',
    type: 'writing',
    estimatedTime: '6–9 hours',
    hours: { from: 6, to: 9 },
    skills: ['Performance Management', 'People Management', 'Coaching'],
    roles: ['Engineering Manager'],
    learningObjectives: [
      'Describe expectations so that success and failure can be told apart',
      'Give support that fits the cause',
      'Act fairly, legally soundly and humanely',
    ],
    steps: [
      'Collect facts with dates, effect and what was said in March and May, and mark what you failed to do. Result: a record that would stand up to a challenge.',
      'Write four possible causes and how you would find out without interrogating. Result: a guide for a conversation before the plan.',
      'Define three expectations that any colleague at this level meets, with a measure and examples of just met and not met. Result: the core of the plan.',
      'Plan weekly check-ins, help, shielding from extra work, and who sees what. Result: a calendar of 60 days.',
      'Write the first three minutes of the opening conversation word for word, and answers to "You want to get rid of me". Result: a script.',
      'Write both endings: passed, with what happens next; not passed, with decency and help. Result: two drafts, and a list to check with HR and local law.',
    ],
    acceptanceCriteria: [
      'Two other managers, given the same facts, would agree on whether an expectation is met.',
      'No expectation is higher than for colleagues at the same level.',
      'Each weekly check-in leaves a written line that Jonas confirms.',
      'Passing means that the matter is closed, and this is written down.',
    ],
    resources: [
      documentation('Acas: advice on working life', 'https://www.acas.org.uk/'),
      documentation(
        'Underperformance (GitLab handbook)',
        'https://handbook.gitlab.com/handbook/leadership/underperformance/',
      ),
    ],
  },
  {
    id: 'next-year-with-ten-percent-less',
    title: 'Plan next year’s team with ten percent less money',
    description:
      'You have 18 people, 2.1 million for salaries, 260,000 for tools and cloud, 90,000 for contractors. Next year’s budget is ten percent smaller, two people want promotion, one critical service has a single expert, and the board expects a new product. Present a plan that you could explain to everybody affected.',
    difficulty: 'advanced',
    type: 'analysis',
    estimatedTime: '8–12 hours',
    hours: { from: 8, to: 12 },
    skills: ['Budgeting', 'Resource Planning', 'Project Planning', 'Stakeholder Management'],
    roles: ['Engineering Manager'],
    learningObjectives: [
      'Connect money, people and promised results',
      'Show consequences instead of spreading cuts evenly',
      'Prepare communication before the decision',
    ],
    steps: [
      'Put the budget on one sheet: people, pay rises, replacement hiring, tools, cloud, contractors. Result: 2.45 million and what is fixed.',
      'List what the 18 do today by product, operation and debt. Result: capacity by purpose, with the risk of stopping each.',
      'Build three scenarios for 245,000 less: no new product, fewer contractors and tools, fewer people. Result: effects on results, risk and people.',
      'Add the promotions and the second expert, and say what they displace. Result: a scenario with its full cost.',
      'Work out spending over the year: notice periods, renewal dates, hiring times. Result: spending by month.',
      'Write two pages for the board and talking points for team, the two candidates and finance. Result: one story in four versions that do not contradict each other.',
    ],
    acceptanceCriteria: [
      {
        text: 'The sums add up, and a monthly view shows the saving of 245,000 within the year.',
        check: entries('the saving of each month', {
          columns: ['month', figure('saving')],
          rows: [12, 12],
          rules: [
            { rule: 'unique', column: 'month' },
            { rule: 'sum', column: 'saving', from: 245000 },
          ],
        }),
      },
      {
        text: 'Each scenario names at least one promised result that falls away.',
        check: entries('the scenarios', { columns: ['scenario', 'what falls away'], rows: atLeast(2) }),
      },
      'The critical service has a second person by a date in the recommended plan.',
      'Any audience could read the talking points meant for another.',
    ],
    resources: [
      documentation('FinOps framework', 'https://www.finops.org/framework/'),
      article(
        'A 90-day plan for new managers',
        'https://firstround.com/review/this-90-day-plan-turns-engineers-into-remarkable-managers/',
      ),
    ],
  },
  {
    id: 'three-teams-reshaped',
    title: 'Reshape three teams around what customers need',
    description:
      'Front end (7), back end (8) and quality (4) each plan for themselves; a typical feature needs all three and takes eleven weeks, five of them waiting. You may reshape the 19 people. Design the new teams, with the system’s boundaries in view, and plan a change that does not stop the work.',
    difficulty: 'advanced',
    type: 'design',
    estimatedTime: '8–14 hours',
    hours: { from: 8, to: 14 },
    skills: ['Organizational Design', 'Technical Strategy', 'Team Leadership', 'Change Management'],
    roles: ['Engineering Manager'],
    learningObjectives: [
      'Find the seams at which work can flow',
      'Respect a team’s cognitive load',
      'Lead people through a change to their daily work',
    ],
    steps: [
      'Invent 20 features from the last year, with who worked on each and who waited for whom. Result: a matrix of hand-overs.',
      'Draw the system and what customers do with it, and find three or four streams. Result: candidates for teams with what they would own.',
      'Compare two designs: cognitive load, skills, dependencies, the four quality people, leadership. Result: a table with the features run through both.',
      'Choose one, and define how teams work together and when that ends. Result: a map of teams.',
      'Plan how people choose: what is fixed, what is open, what happens to specialists. Result: a process of three weeks with dates.',
      'Plan the first 90 days with measures, ongoing work and the first look back. Result: a plan, an announcement of 300 words and answers to ten questions.',
    ],
    acceptanceCriteria: [
      {
        text: 'At least 14 of the 20 features could be done in one team under the new design.',
        check: entries('the 20 features', {
          columns: ['feature', figure('teams', { from: 1 })],
          rows: [20, 20],
          rules: [
            { rule: 'unique', column: 'feature' },
            { rule: 'often', column: 'teams', word: '1', least: 14 },
          ],
        }),
      },
      {
        text: 'No component is left without an owner or with two.',
        check: entries('the components', {
          columns: ['component', 'owner'],
          rows: atLeast(3),
          rules: [{ rule: 'unique', column: 'component' }],
        }),
      },
      'Every team has the skills it needs or a dated way to get them.',
      'The measures include waiting time and how people are doing.',
    ],
    resources: [
      article('Team Topologies: key concepts', 'https://teamtopologies.com/key-concepts'),
      article('Conway’s law', 'https://martinfowler.com/bliki/ConwaysLaw.html'),
    ],
  },
]
