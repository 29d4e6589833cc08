import type { Challenge } from './challenge.ts'
import { atLeast, date, entries, figure } from './criterion-check.ts'
import { article, documentation } from './resource.ts'

export const productChallenges: readonly Challenge[] = [
  {
    id: 'five-interviews-about-meals',
    title: 'Interview five people about how they plan their meals',
    description:
      'A start-up is sure that families need an app that suggests recipes, but has never asked one. Interview five people about what they really did last week, without mentioning an app, and report what you learned, including what speaks against the idea.',
    difficulty: 'beginner',
    type: 'analysis',
    estimatedTime: '8–12 hours',
    hours: { from: 8, to: 12 },
    skills: ['User Research', 'Product Discovery', 'Jobs To Be Done'],
    roles: ['Product Manager'],
    learningObjectives: [
      'Ask about past behavior instead of opinions on the future',
      'Listen without selling',
      'Draw conclusions that a colleague could check',
    ],
    steps: [
      'Write down what the start-up believes as six statements that could be false. Result: a list with what would refute each.',
      'Write a guide with an opening question ("Tell me about the last time you shopped for dinner"), follow-ups and forbidden questions. Result: one page.',
      'Try it on a friend and revise it. Result: a second version with fewer leading questions.',
      'Interview five people from different households for 30 minutes, with consent and notes in their words. Result: five anonymous transcripts.',
      'Put each observation on a card, group the cards and name the groups. Result: a map with at least 40 cards.',
      'Report on two pages: the six statements with evidence for and against, surprises, what to find out next. Result: a recommendation.',
    ],
    acceptanceCriteria: [
      {
        text: 'Every conclusion points to at least two transcripts, with a quotation.',
        check: entries('the quotations, one line for each', {
          columns: ['conclusion', 'transcript', 'quotation'],
          rules: [{ rule: 'repeated', column: 'conclusion', least: 2 }],
        }),
      },
      'At least one of the start-up’s statements is called refuted or open.',
      'No interview mentions the app before its last five minutes.',
      'Nobody can be recognized from the transcripts.',
    ],
    resources: [
      article('User interviews (Nielsen Norman Group)', 'https://www.nngroup.com/articles/user-interviews/'),
      documentation(
        'User research (GOV.UK service manual)',
        'https://www.gov.uk/service-manual/user-research',
      ),
    ],
  },
  {
    id: 'clinic-booking-stories',
    title: 'Write user stories for a clinic’s booking so that nobody has to guess',
    description:
      'A clinic with four doctors wants online booking. The receptionist says: “First visits take longer, children come with a parent, some need an interpreter, and people who miss two appointments should call us.” Turn this into a story map and a first release in Jira that a team could start on Monday.',
    difficulty: 'beginner',
    type: 'writing',
    estimatedTime: '5–8 hours',
    hours: { from: 5, to: 8 },
    skills: ['Requirements Engineering', 'User Stories', 'Jira', 'Agile'],
    roles: ['Product Manager', 'Technical Project Manager'],
    learningObjectives: [
      'Split by what users get instead of by technical layer',
      'Write acceptance criteria with examples',
      'Find what was not said',
    ],
    steps: [
      'List who is involved and what each wants, the doctor and the parent included. Result: five roles with their aims.',
      'Draw the story map from finding a time to coming to the appointment. Result: a map with steps and variants.',
      'Write the questions the receptionist’s sentences leave open. Result: ten questions with the answer you assume for now.',
      'Cut the first release so that a patient can really book one kind of appointment. Result: a line through the map.',
      'Write its stories with acceptance criteria as examples (given, when, then), with limits and failures. Result: eight to twelve stories.',
      'Put them into a free Jira or similar project in order, with dependencies. Result: a backlog somebody else can explain back to you.',
    ],
    acceptanceCriteria: [
      'Each story can be demonstrated to the receptionist on its own.',
      {
        text: 'Each has at least one example of failure or refusal.',
        check: entries('the stories', {
          columns: ['story', 'failure or refusal'],
          rules: [{ rule: 'unique', column: 'story' }],
        }),
      },
      'All four of the receptionist’s remarks can be traced to stories or are marked as later.',
      'Somebody who does not know the clinic can say of any three stories when they are done.',
    ],
    resources: [
      article('User stories (Atlassian)', 'https://www.atlassian.com/agile/project-management/user-stories'),
      documentation(
        'Writing user stories (GOV.UK service manual)',
        'https://www.gov.uk/service-manual/agile-delivery/writing-user-stories',
      ),
    ],
  },
  {
    id: 'note-apps-compared',
    title: 'Compare three note-taking apps and size the gap between them',
    description:
      'A company with a calendar app for teachers is thinking about notes. Use three existing note apps for the same five tasks, read what their users complain about, estimate how many teachers could be reached, and recommend entering or staying out.',
    difficulty: 'beginner',
    type: 'analysis',
    estimatedTime: '8–12 hours',
    hours: { from: 8, to: 12 },
    skills: ['Market Research', 'Competitive Analysis', 'Product Strategy'],
    roles: ['Product Manager'],
    learningObjectives: [
      'Compare products by the user’s task and not by lists of features',
      'Estimate a market from the bottom up with sources',
      'Argue against your own preference',
    ],
    steps: [
      'Write down five tasks of a teacher, for example finding last year’s note for lesson seven in class. Result: tasks with a measure for success.',
      'Carry them out in three apps with a stopwatch. Result: a table with times and obstacles.',
      'Read 60 public reviews of each, new and old, good and bad, and code them by theme. Result: themes with counts.',
      'Estimate the number of teachers in one country, the share reachable and what they pay, from public statistics. Result: a low, a likely and a high estimate with sources.',
      'Describe the gap: for whom, in which situation, why the others do not fill it. Result: a paragraph that could be wrong.',
      'Recommend enter, test or stay out. Result: two pages with the strongest counter-argument.',
    ],
    acceptanceCriteria: [
      {
        text: 'Every figure has a source and a year or is marked as an assumption.',
        check: entries('every figure', {
          columns: [
            'figure',
            {
              name: 'source and year',
              like: {
                pattern: /\b(?:19|20)\d\d\b|assum/i,
                words: 'name a year, or say that it is an assumption',
              },
            },
          ],
        }),
      },
      'The estimate can be recalculated by changing its assumptions.',
      'The strengths of the competitors are given as much room as their weaknesses.',
      'The recommendation names what would change it.',
    ],
    resources: [
      article(
        'What exactly is a product manager?',
        'https://www.mindtheproduct.com/2011/10/what-exactly-is-a-product-manager/',
      ),
      documentation('Eurostat', 'https://ec.europa.eu/eurostat'),
    ],
  },
  {
    id: 'fourteen-wishes-one-quarter',
    title: 'Choose from fourteen requests what five people build in a quarter',
    description:
      'You own an invoicing tool with 2,400 customers, a team of five and 60 person-weeks from January to March. The requests: dark mode (2 weeks), bank import (10), second language (12), faster search (4), export for tax advisers (6), mobile app (30), reminders (5), roles (9), templates (4), e-invoice required by law in May (14), referral program (3), a request from the biggest customer (8), cleaning up old code (10), audit log (6).',
    difficulty: 'intermediate',
    type: 'analysis',
    estimatedTime: '5–8 hours',
    hours: { from: 5, to: 8 },
    skills: ['Prioritization', 'Stakeholder Management', 'Backlog Management'],
    roles: ['Product Manager', 'Technical Lead'],
    learningObjectives: [
      'Separate what must be done, what pays and what is loud',
      'Make assumptions about value visible',
      'Say no in a way people can accept',
    ],
    steps: [
      'Write the aim of the quarter in one sentence: 1.8% of customers leave each month, half of them because entering payments is tiresome. Result: a measure to judge by.',
      'For each request note whom it serves, how many, how much it helps and how sure you are. Result: a table with assumptions.',
      'Score with RICE, then with cost of delay. Result: two rankings and the three largest differences.',
      'Take the legal deadline and dependencies into account, and leave 20% for the unexpected. Result: a plan that fits 48 weeks.',
      'Vary the three least certain estimates by half. Result: what stays in the plan whatever happens.',
      'Write to the biggest customer, to sales and to the engineers what will not be done. Result: three short messages.',
    ],
    acceptanceCriteria: [
      {
        text: 'The plan adds up to at most 48 of the 60 weeks.',
        check: entries('the plan', {
          columns: ['wish', figure('weeks', { from: 0 })],
          rows: atLeast(2),
          rules: [
            { rule: 'unique', column: 'wish' },
            { rule: 'sum', column: 'weeks', to: 48 },
          ],
        }),
      },
      'The e-invoice can go live before May, with its start date shown.',
      {
        text: 'Each chosen item names the metric it should move and by when.',
        check: entries('the chosen wishes', { columns: ['wish', 'metric', date('by when')] }),
      },
      'The three messages give the reason and the next date, and make no vague promise.',
    ],
    resources: [
      article(
        'RICE: simple prioritization for product managers',
        'https://www.intercom.com/blog/rice-simple-prioritization-for-product-managers/',
      ),
      article(
        'Product prioritization (Atlassian)',
        'https://www.atlassian.com/agile/product-management/prioritization-framework',
      ),
    ],
  },
  {
    id: 'roadmap-three-audiences',
    title: 'Draw one roadmap and show it to three audiences',
    description:
      'A maker of learning software wants schools to renew: renewal is 71%, the aim is 80% in a year. Reports for head teachers are missing, every tender asks for sign-in with school accounts, and the system falls over every August. Draw a roadmap of outcomes and present it to the board, sales and engineers.',
    difficulty: 'intermediate',
    type: 'design',
    estimatedTime: '6–9 hours',
    hours: { from: 6, to: 9 },
    skills: ['Roadmapping', 'Product Strategy', 'OKRs', 'Stakeholder Management'],
    roles: ['Product Manager', 'Engineering Manager'],
    learningObjectives: [
      'Plan outcomes and leave room for how to reach them',
      'Show certainty honestly over time',
      'Tell the same story to three audiences without contradiction',
    ],
    steps: [
      'Break the aim down: which schools leave, and what would keep them? Result: a tree from renewal to three problems with your guesses marked.',
      'Write an objective and three key results for the year. Result: metrics with today’s value and source.',
      'Place problems under now, next and later, with the evidence for each. Result: a roadmap without dates except those set from outside.',
      'Check it against capacity: eight engineers, two of them needed for August. Result: what moves to later.',
      'Make three views: one page for the board, what may be promised for sales, dependencies for engineers. Result: three pages from one source.',
      'Write down how the roadmap changes: who may ask, when it is reviewed, what happens when a tender demands a feature. Result: five rules.',
    ],
    acceptanceCriteria: [
      {
        text: 'Each item names the problem and the metric it should move, and not only a feature.',
        check: entries('the items', { columns: ['item', 'problem', 'metric'] }),
      },
      'Nothing in the view for sales contradicts the one for engineers.',
      {
        text: 'Every fixed date has an external reason.',
        check: entries('the fixed dates', { columns: ['item', date(), 'external reason'] }),
      },
      {
        text: 'Each item under "next" names what must be learned before it moves to "now".',
        check: entries('the items under “next”', { columns: ['item', 'what must be learned'] }),
      },
    ],
    resources: [
      article(
        'Product roadmaps (Atlassian)',
        'https://www.atlassian.com/agile/product-management/product-roadmaps',
      ),
      article('What Matters: OKRs explained', 'https://www.whatmatters.com/'),
    ],
  },
  {
    id: 'figures-for-a-car-pool',
    title: 'Decide which metrics a car-sharing team should watch',
    description:
      'A car-sharing service with 400 cars reports 38 metrics a month, and its team chases whichever one moved. Build a tree from one north-star metric down to those a team can influence, define five of them so that two people would count the same, and say how each could mislead.',
    difficulty: 'intermediate',
    type: 'design',
    estimatedTime: '5–8 hours',
    hours: { from: 5, to: 8 },
    skills: ['KPIs', 'Product Analytics', 'Dashboards'],
    roles: ['Product Manager'],
    learningObjectives: [
      'Choose a metric that stands for value to users and business alike',
      'Define a metric down to its edge cases',
      'Foresee how people will game a metric',
    ],
    steps: [
      'Describe what a good month is for a member, the company and the city. Result: three paragraphs.',
      'Propose three north-star metrics and test each: could it rise while things get worse? Result: a choice with its weakness.',
      'Break it down: members, trips, availability, price, cost, in a tree that calculates. Result: a tree with the arithmetic between its parts.',
      'Define five metrics: event, filter, period, what does not count, source. Result: definition sheets with two edge cases each.',
      'Add a counter-metric to each, for example cleanliness to utilization. Result: five pairs of metrics.',
      'Sketch a weekly view of one page and drop the remaining metrics with a reason. Result: a sketch and a list.',
    ],
    acceptanceCriteria: [
      'With invented numbers for a month, the tree adds up to the north-star metric.',
      'Two readers count a made-up log of 30 trips the same way from the definitions.',
      {
        text: 'Each metric has an owner who can influence it within a quarter.',
        check: entries('the metrics', {
          columns: ['metric', 'owner'],
          rows: [1, 9],
          rules: [{ rule: 'unique', column: 'metric' }],
        }),
      },
      'At most nine metrics remain, and each one dropped has a reason.',
    ],
    resources: [
      article(
        'Google’s HEART framework',
        'https://www.interaction-design.org/literature/article/google-s-heart-framework-for-measuring-ux',
      ),
      documentation(
        'Measuring success (GOV.UK service manual)',
        'https://www.gov.uk/service-manual/measuring-success',
      ),
    ],
  },
  {
    id: 'prototype-for-a-parents-evening',
    title: 'Prototype sign-up for a parents’ evening and test it with five people',
    description:
      'A school’s sign-up for meetings with teachers ends in double bookings and angry calls. Draw two different solutions as clickable prototypes in Figma, watch five people use them on a phone, and decide by what you saw instead of what they said they liked.',
    difficulty: 'intermediate',
    type: 'project',
    estimatedTime: '10–14 hours',
    hours: { from: 10, to: 14 },
    skills: ['Figma', 'Prototyping', 'Usability Testing', 'User Research'],
    roles: ['Product Manager', 'Frontend Developer'],
    learningObjectives: [
      'Compare two ideas instead of polishing one',
      'Run a test without helping',
      'Turn observations into decisions',
    ],
    steps: [
      'Write down the situation: two children, six teachers, slots of ten minutes, one grandmother’s phone. Result: a task and the measures of success.',
      'Sketch six ideas on paper and choose two that differ in kind. Result: two sketches with their bets.',
      'Build both in Figma with real content, including "slot just taken". Result: two prototypes for a phone.',
      'Write the test script with neutral wording and alternate the order. Result: one page.',
      'Test with five people, recording success, errors and time with consent. Result: an observation sheet for each.',
      'Rank the problems by frequency and harm, decide, and improve the winner. Result: a third prototype and a page of reasons.',
    ],
    acceptanceCriteria: [
      'Each of the five tried both prototypes, in alternating order.',
      'The decision rests on success and errors, with preferences reported separately.',
      {
        text: 'Each of the five worst problems is solved in a revised screen.',
        check: entries('the five worst problems', { columns: ['problem', 'revised screen'], rows: [5, 5] }),
      },
      'The prototype covers the conflict and the empty case, and not only the happy path.',
    ],
    resources: [
      article('Usability testing 101', 'https://www.nngroup.com/articles/usability-testing-101/'),
      documentation('Figma help center', 'https://help.figma.com/'),
    ],
  },
  {
    id: 'strategy-for-a-shrinking-product',
    title: 'Write a strategy for a product that is slowly shrinking',
    description:
      'A desktop program for architects has 11,000 paying offices, loses 6% a year to a web rival, and has a team of 24. Three camps want three things: rebuild for the web, become the best for restoring old buildings, or sell to contractors. Write a strategy of two pages with a choice, and defend it.',
    difficulty: 'advanced',
    type: 'writing',
    estimatedTime: '10–16 hours',
    hours: { from: 10, to: 16 },
    skills: [
      'Product Strategy',
      'Competitive Analysis',
      'Stakeholder Management',
      'Business Case Development',
    ],
    roles: ['Product Manager'],
    learningObjectives: [
      'Diagnose before proposing',
      'Choose, and name what is given up',
      'Make a strategy testable',
    ],
    steps: [
      'List what is known, believed and unknown about customers, rival and own strength. Result: a table; invent consistent facts where needed and mark them.',
      'Write the diagnosis in one paragraph: why does it shrink? Result: a paragraph all three camps could accept.',
      'Describe each option with customers, advantage, investment and what would have to be true. Result: one page each.',
      'Calculate five years roughly for each, with customers, price, team and ranges. Result: a sheet with three scenarios.',
      'Choose with a guiding policy and four actions that reinforce each other. Result: two pages that also say what stops.',
      'Write the first 90 days: the cheapest tests of the two most daring assumptions, with the result at which you would turn back. Result: a plan and a letter to the camps that lost.',
    ],
    acceptanceCriteria: [
      {
        text: 'The strategy names at least three things that will not be done.',
        check: entries('what will not be done', {
          columns: ['what'],
          rows: atLeast(3),
          rules: [{ rule: 'unique', column: 'what' }],
        }),
      },
      'Each action follows from the diagnosis, and none is so general that it would fit any company.',
      'The two tests cost less than a tenth of the first year and have a threshold.',
      'The sheet shows at which rate of loss the choice would change.',
    ],
    resources: [
      article(
        'The perils of bad strategy',
        'https://www.mckinsey.com/capabilities/strategy-and-corporate-finance/our-insights/the-perils-of-bad-strategy',
      ),
      article(
        'Product discovery anti-patterns',
        'https://age-of-product.com/product-discovery-anti-patterns/',
      ),
    ],
  },
  {
    id: 'keep-change-or-retire',
    title: 'Decide whether to keep, change or retire a feature people argue about',
    description:
      'A travel app’s group planner took a year to build; 4% of users open it, 0.6% finish a plan, those who do spend three times as much, it causes 22% of support tickets and ties up two engineers. The founder loves it. Decide with these figures, and lead the decision through three hard conversations.',
    difficulty: 'advanced',
    type: 'analysis',
    estimatedTime: '8–12 hours',
    hours: { from: 8, to: 12 },
    skills: ['Product Analytics', 'Stakeholder Management', 'Business Case Development', 'Prioritization'],
    roles: ['Product Manager', 'Engineering Manager'],
    learningObjectives: [
      'Tell selection from effect in usage data',
      'Compare options fairly, including waiting to learn more',
      'Prepare a decision that goes against people’s interests',
    ],
    steps: [
      'Write down what the figures prove, what they suggest and what they do not say, above all the "three times as much". Result: a table of what is known and what is not.',
      'List the data you would ask for and what each answer would change. Result: five questions in order of value.',
      'Describe keep, repair, narrow, retire: cost, gain, risk, way back. Result: four options on two pages, with assumptions marked.',
      'Calculate the break-even for repairing: by how much must finished plans rise? Result: the number, and whether it is plausible.',
      'Recommend with a test of six weeks or a date, and criteria set beforehand. Result: a decision paper.',
      'Prepare the conversations with the founder, support and the feature’s users: aim, strongest objection, offer. Result: three pages, and the notice to users if it goes.',
    ],
    acceptanceCriteria: [
      'The paper does not treat the spending of planners as caused by the planner.',
      'All options are compared over the same period and with the engineers’ cost.',
      {
        text: 'Each decision criterion is a number with a date.',
        check: entries('the criteria for the decision', { columns: ['criterion', figure('number'), date()] }),
      },
      'The notice to users says what happens to their data and plans, and by when.',
    ],
    resources: [
      documentation(
        'Agile delivery (GOV.UK service manual)',
        'https://www.gov.uk/service-manual/agile-delivery',
      ),
      article('A/B testing mistakes', 'https://posthog.com/blog/ab-testing-mistakes'),
    ],
  },
  {
    id: 'price-change-proposal',
    title: 'Propose a new price model without frightening existing customers',
    description:
      'A scheduling tool charges 12 a month for each user; gyms with many part-timers find it unfair, and agencies with three users get far more than they pay for. There are 1,900 customers, 40% of income from 120 of them. Propose a new model, calculate whom it hurts, and plan its introduction.',
    difficulty: 'advanced',
    type: 'analysis',
    estimatedTime: '10–14 hours',
    hours: { from: 10, to: 14 },
    skills: ['Pricing Strategy', 'Market Research', 'A/B Testing', 'Spreadsheets'],
    roles: ['Product Manager'],
    learningObjectives: [
      'Find a pricing unit that follows value',
      'Simulate winners and losers before announcing',
      'Plan a change that can be stopped',
    ],
    steps: [
      'Generate 1,900 invented customers with users, locations, bookings and months, matching the description. Result: a sheet that reproduces today’s income.',
      'Describe four kinds of customers and what value means to each. Result: a page with a candidate for the pricing unit.',
      'Write three models, for example by location, by booking, by package. Result: rules that a customer understands in a minute.',
      'Calculate each customer’s bill under each model. Result: winners and losers by customer type, and income with 0, 5 and 15% of the losers leaving.',
      'Plan research: questions on price for 30 customers, and a test with new customers only. Result: a plan with its limits.',
      'Write the rollout, the protection of existing customers, the letter to a customer who will pay more, and the signal to stop. Result: a paper for the board.',
    ],
    acceptanceCriteria: [
      'Under today’s prices the sheet reproduces today’s income exactly.',
      'Nobody’s price rises by more than a stated limit in the first year.',
      'The test assigns new customers at random and says how long it must run.',
      'The letter states old and new price, date, reason and choice in under 200 words.',
    ],
    resources: [
      article(
        'Price sensitivity: the Van Westendorp meter',
        'https://en.wikipedia.org/wiki/Van_Westendorp%27s_Price_Sensitivity_Meter',
      ),
      article('How not to run an A/B test', 'https://www.evanmiller.org/how-not-to-run-an-ab-test.html'),
    ],
  },
]
