import type { Challenge } from './challenge.ts'
import { atLeast, entries, figure } from './criterion-check.ts'
import { article, documentation } from './resource.ts'

export const technicalLeadershipChallenges: readonly Challenge[] = [
  {
    id: 'working-agreement',
    title: 'Write a working agreement that a team would really keep',
    description:
      'A team of seven in three time zones has reviews that wait four days, a chat full of “quick questions” and two people who decide everything. Write a draft of how the team works together, and the plan of a 90-minute session in which it becomes theirs.',
    difficulty: 'beginner',
    type: 'writing',
    estimatedTime: '4–6 hours',
    hours: { from: 4, to: 6 },
    skills: ['Team Leadership', 'Agile', 'Training and Facilitation'],
    roles: ['Technical Lead', 'Engineering Manager'],
    learningObjectives: [
      'Turn complaints into agreements that can be observed',
      'Lead a session in which quiet people are heard',
      'Plan from the start how a rule can be dropped',
    ],
    steps: [
      'Write what each of the seven might complain about, contradictions included. Result: seven short portraits.',
      'Choose the three problems that cost the most and say how you would know that they got better. Result: three measures.',
      'Draft at most eight agreements, for example on reviews, questions, decisions, core hours, meaning of done. Result: sentences with a behavior and a time.',
      'Plan the session by the minute, with silent writing and a way to disagree. Result: an agenda with materials for remote people.',
      'Walk through three conflicts: a review that waits two days, a decision made in a call, a deployment at night. Result: what the agreement says about each, with gaps closed.',
      'Plan the first look back after four weeks. Result: questions, data and the rule for dropping an agreement.',
    ],
    acceptanceCriteria: [
      'Each agreement can be observed: somebody could say whether it was kept last week.',
      'No agreement can be kept only by people in one time zone.',
      'The session gives everyone a voice before the first discussion.',
      {
        text: 'There are at most eight agreements on one page.',
        check: entries('the agreements', { columns: ['agreement'], rows: [1, 8] }),
      },
    ],
    resources: [
      documentation('The Scrum Guide', 'https://scrumguides.org/'),
      article(
        'Team Playbook: working agreements (Atlassian)',
        'https://www.atlassian.com/team-playbook/plays/working-agreements',
      ),
    ],
  },
  {
    id: 'first-change-on-day-one',
    title: 'Write the onboarding that gets a newcomer to a first change in one day',
    description:
      'At one company, newcomers need eleven days until their first merged change. Take a project you know or an open-source one, follow its set-up on a clean machine, and write an onboarding for day one, week one and month one that somebody else can try.',
    difficulty: 'beginner',
    type: 'writing',
    estimatedTime: '6–9 hours',
    hours: { from: 6, to: 9 },
    skills: ['Onboarding', 'Technical Documentation', 'Mentoring', 'Developer Experience'],
    roles: ['Technical Lead', 'Engineering Manager'],
    learningObjectives: [
      'See a project through the eyes of a newcomer',
      'Remove obstacles before documenting them',
      'Choose first tasks that teach the system',
    ],
    steps: [
      'Set the project up in a fresh virtual machine by its own documentation, with a stopwatch. Result: a log of every obstacle.',
      'Remove or automate the three biggest. Result: a shorter log on the second try.',
      'Write day one: access, start, a tiny change, review, where to ask. Result: two pages with a time for each step.',
      'Choose five first tasks in rising difficulty, each showing another part. Result: tasks with what they teach and who helps.',
      'Write week one and month one as learning goals, with questions a newcomer should be able to answer. Result: two checklists.',
      'Have somebody try day one while you only watch. Result: times, and a corrected guide.',
    ],
    acceptanceCriteria: [
      'Somebody new to the project had a change ready for review within one working day.',
      {
        text: 'The second set-up took at most half the time of the first.',
        check: entries('the two set-up times in minutes', {
          columns: [figure('first'), figure('second', { from: 1 })],
          rows: [1, 1],
          rules: [{ rule: 'times', column: 'first', than: 'second', least: 2 }],
        }),
      },
      'Each step can be checked by the newcomer alone.',
      {
        text: 'The guide names a person or role for each kind of question.',
        check: entries('what the guide says', {
          columns: ['kind of question', 'person or role'],
          rows: atLeast(2),
        }),
      },
    ],
    resources: [
      documentation('Diátaxis: a way to write documentation', 'https://diataxis.fr/'),
      article(
        'Great mentoring pairs: a study',
        'https://firstround.com/review/we-studied-100-mentor-mentee-matches-heres-what-makes-mentorship-work/',
      ),
    ],
  },
  {
    id: 'vague-epic-sliced',
    title: 'Cut a vague epic into slices that a team can deliver weekly',
    description:
      'The ticket says: “Customers can return goods online.” It has grown for two months: labels from a carrier, refunds, damaged goods, shops, abuse, four languages. A team of five is to deliver something useful every week. Slice it, order it, and prepare the first two weeks.',
    difficulty: 'intermediate',
    type: 'design',
    estimatedTime: '5–8 hours',
    hours: { from: 5, to: 8 },
    skills: ['Agile', 'Team Leadership', 'Story Mapping', 'Estimation'],
    roles: ['Technical Lead', 'Technical Project Manager', 'Product Manager'],
    learningObjectives: [
      'Slice through all layers instead of by layer',
      'Bring risk and learning forward',
      'Prepare work so that several people can do it',
    ],
    steps: [
      'Write down the process with its variants and how it works by telephone today. Result: a map of at least 25 steps and exceptions.',
      'Mark what is uncertain, technically and for the business. Result: the five biggest unknowns with the cheapest way to learn.',
      'Find the thinnest useful slice, with parts still done by hand. Result: a sentence on who can do what after week one.',
      'Cut the rest into twelve slices by variant, rule, data or interface. Result: a list with the cut used for each.',
      'Order by value, risk and dependency. Result: a plan for six weeks that could end after any of them.',
      'Prepare two weeks: tasks, interfaces agreed first, who pairs with whom, what is switched by flag. Result: a board ready for Monday.',
    ],
    acceptanceCriteria: [
      'Each slice can be shown to a customer or the service desk and switched off again.',
      {
        text: 'No slice is called "database", "back end" or "tests".',
        check: entries('the slices', {
          columns: [{ name: 'slice', without: ['database', 'back end', 'backend', 'back-end', 'tests'] }],
          rows: atLeast(3),
        }),
      },
      'The two biggest unknowns are tested in the first two weeks.',
      'Stopping after week three leaves a process that works as a whole.',
    ],
    resources: [
      article('User stories (Atlassian)', 'https://www.atlassian.com/agile/project-management/user-stories'),
      article('Feature toggles', 'https://martinfowler.com/bliki/FeatureToggle.html'),
    ],
  },
  {
    id: 'twelve-weeks-of-mentoring',
    title: 'Plan twelve weeks of mentoring for a developer who is stuck',
    description:
      'Mira has been a junior for 18 months: careful, quick at well-defined tasks, silent in discussions, late to ask for help, and wants to “become senior”. You have one hour a week on top of your own work. Write the plan, the first two conversations, and how both of you will know that it helps.',
    difficulty: 'intermediate',
    type: 'design',
    estimatedTime: '5–8 hours',
    hours: { from: 5, to: 8 },
    skills: ['Mentoring', 'Coaching', 'Career Development'],
    roles: ['Technical Lead', 'Engineering Manager'],
    learningObjectives: [
      'Distinguish skill, confidence and opportunity',
      'Choose real work that stretches without breaking',
      'Help in a way that makes your help unnecessary',
    ],
    steps: [
      'Write what you have observed, what you assume, and what you would ask Mira. Result: a page that she could read.',
      'Translate "senior" into six behaviors, with an example for today and for the aim. Result: a table to agree on.',
      'Plan the first two conversations: opening, questions and what you will not say. Result: two guides.',
      'Choose five real tasks of growing scope, for example leading a small change across two teams. Result: tasks with risk, safety net and what is to be learned.',
      'Decide on forms of help week by week: showing, pairing, reviewing, asking, keeping out. Result: a plan that fades.',
      'Write signs of progress at weeks 4, 8 and 12, and what you do if there are none. Result: three short reviews with Mira’s own view.',
    ],
    acceptanceCriteria: [
      'Each aim is a behavior that others could observe.',
      'Mira chooses at least two of the five tasks.',
      'The guides limit your own share of the talking with questions and pauses.',
      'The plan fits into one hour a week and says what is dropped when work is heavy.',
    ],
    resources: [
      article('Career ladders of many companies', 'https://progression.fyi/'),
      article(
        'Great mentoring pairs: a study',
        'https://firstround.com/review/we-studied-100-mentor-mentee-matches-heres-what-makes-mentorship-work/',
      ),
    ],
  },
  {
    id: 'debt-in-money',
    title: 'Argue for repaying technical debt in terms a director accepts',
    description:
      'Every release of an order system takes two people three days, a third of the bugs come from one module, newcomers avoid it, and two earlier requests for “refactoring” were refused. Make up six months of consistent figures and write a proposal that a director with little time would approve.',
    difficulty: 'advanced',
    type: 'writing',
    estimatedTime: '8–12 hours',
    hours: { from: 8, to: 12 },
    skills: ['Technical Strategy', 'Stakeholder Management', 'Engineering Metrics', 'Refactoring'],
    roles: ['Technical Lead', 'Engineering Manager'],
    learningObjectives: [
      'Measure the cost of debt where it is paid',
      'Propose steps that pay off one by one',
      'Choose what not to repay',
    ],
    steps: [
      'Invent 24 weeks of data: releases, bugs by module, time from start to release, waiting. Result: a sheet that shows the described situation.',
      'List eight debts and estimate for each what it costs a month and what could go wrong. Result: a table with ranges.',
      'Sort by interest and by plans: which modules will be changed this year anyway? Result: three to repay, five to leave, with reasons.',
      'Cut the repayment into steps of at most three weeks with a metric that should move. Result: a plan that runs alongside ordinary work.',
      'Calculate when it pays for itself, with a pessimistic case. Result: a chart with the break-even for both cases.',
      'Write the proposal: one page, with doing nothing as a real option, and what you will report when. Result: the page and answers to five hard questions.',
    ],
    acceptanceCriteria: [
      {
        text: 'Each cost is given as a range, with how it was found.',
        check: entries('the costs', {
          columns: ['cost', figure('from'), figure('to'), 'how it was found'],
          rules: [{ rule: 'more', column: 'to', than: 'from' }],
        }),
      },
      'After the first step something is measurably better, even if no second follows.',
      'The page contains no technical term that the director would have to look up.',
      'The criterion for stopping early is written down.',
    ],
    resources: [
      article('Technical debt', 'https://martinfowler.com/bliki/TechnicalDebt.html'),
      article('DORA: research on software delivery', 'https://dora.dev/'),
    ],
  },
  {
    id: 'design-document-under-fire',
    title: 'Write a design document that survives three hostile readers',
    description:
      'A news site wants comments that appear within two seconds for everyone reading, 30,000 at once during an election, with moderation before and after. Write the design document, review it yourself as a security engineer, an operator and a cost controller, and answer or fix what you find.',
    difficulty: 'advanced',
    type: 'design',
    estimatedTime: '10–16 hours',
    hours: { from: 10, to: 16 },
    skills: ['System Design', 'Design Reviews', 'Technical Writing', 'Scalability'],
    roles: ['Technical Lead', 'Solutions Architect', 'Software Engineer'],
    learningObjectives: [
      'Write so that a reader can disagree precisely',
      'Compare alternatives fairly',
      'Find the holes before others do',
    ],
    steps: [
      'Write goals, non-goals and figures: readers, comments a minute, delay, loss allowed. Result: one page.',
      'Design the path of a comment from the author to 30,000 screens, moderation included. Result: diagrams for data, sequence and deployment.',
      'Describe two alternatives in a way their supporters would accept. Result: a comparison with the deciding figures.',
      'Prove the riskiest assumption with an experiment, for example 5,000 open connections on a laptop with server-sent events. Result: measurements in an appendix.',
      'Review it three times, each time in one role, with at least eight objections each. Result: 24 remarks, each marked as fixed, answered or accepted.',
      'Add rollout, rollback, metrics and open questions; shorten to six pages. Result: the second version with its changes marked.',
    ],
    acceptanceCriteria: [
      'At least six remarks led to a change in the design.',
      'The experiment can be repeated, and its result supports or changes the design.',
      'For every part, the document says what readers notice when it fails.',
      'Somebody can decide for or against after the first page.',
    ],
    resources: [
      article('Design docs at Google', 'https://www.industrialempathy.com/posts/design-docs-at-google/'),
      documentation(
        'Server-sent events',
        'https://developer.mozilla.org/en-US/docs/Web/API/Server-sent_events',
      ),
    ],
  },
  {
    id: 'monthly-to-daily',
    title: 'Plan the move from monthly to daily releases',
    description:
      'A team of nine releases on the last Thursday of the month: two weeks of manual tests, a night with five people, and a failed release every third time. The company wants daily releases within a year. Map how a change travels today, find what really holds it up, and lead the change step by step.',
    difficulty: 'advanced',
    type: 'design',
    estimatedTime: '8–12 hours',
    hours: { from: 8, to: 12 },
    skills: [
      'CI/CD',
      'Continuous Delivery',
      'Team Leadership',
      'Engineering Metrics',
      'Trunk-Based Development',
    ],
    roles: ['Technical Lead', 'DevOps Engineer', 'Engineering Manager'],
    learningObjectives: [
      'See the waiting and not just the work',
      'Order improvements by the bottleneck',
      'Lead people through a change that frightens them',
    ],
    steps: [
      'Draw the path of a change from idea to user with working and waiting times that fit the description. Result: a map with the share of waiting.',
      'Measure today’s four DORA metrics from invented logs. Result: values with definitions.',
      'List what stands between today and daily: tests, branches, database, environments, approvals, fear. Result: a chain of prerequisites.',
      'Choose the first bottleneck and design an experiment of four weeks. Result: hypothesis, steps, measure, end.',
      'Build one piece yourself: a pipeline for a sample project that deploys to a local environment on each merge, with a feature flag and a rollback. Result: a running example.',
      'Plan four quarters, each with a release rhythm that is safe by then; write for testers and operators what changes for them. Result: a plan and two honest letters.',
    ],
    acceptanceCriteria: [
      {
        text: 'Each step comes after its prerequisite and has a metric that shows success.',
        check: entries('the steps', { columns: ['step', 'prerequisite', 'metric'], rows: atLeast(2) }),
      },
      'The share of failed releases falls in the plan before the frequency rises.',
      'In the sample, a faulty version is switched off or rolled back within five minutes.',
      'Nobody’s work disappears without the plan saying what they will do instead.',
    ],
    resources: [
      article('DORA: research on software delivery', 'https://dora.dev/'),
      article('Trunk-based development', 'https://trunkbaseddevelopment.com/'),
      article('Minimum viable continuous delivery', 'https://minimumcd.org/'),
    ],
  },
]
