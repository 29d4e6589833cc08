import type { OpenQuestion } from '../open-question.ts'

export const designOfOrganizationsBeginner: readonly OpenQuestion[] = [
  {
    id: 'design-of-organizations-beginner-01',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Engineering Manager', 'Technical Lead', 'Site Reliability Engineer (SRE)'],
    skills: ['On-Call', 'Incident Management'],
    tags: ['rotation', 'escalation', 'alerts'],
    question:
      'Your team of six has a service that customers use around the clock. So far, whoever sees a problem fixes it. Design an on-call arrangement for the team: shifts, escalation, what may wake someone, and what people get for it.',
    keyPoints: [
      {
        cue: 'What you clarify first',
        point:
          'Asks first what is really needed: how quickly somebody must react at which hours and what an outage costs',
        weight: 2,
        said: [
          'Do customers suffer at four in the morning, or is eight early enough?',
          'fifteen minutes around the clock, or only in office hours and evenings?',
        ],
      },
      {
        cue: 'How the shifts work',
        point: 'Sets up a rotation with a primary and a secondary and counts how often each person is on',
        weight: 3,
        essential: true,
        said: [
          'One week each, so with six people everyone is first every sixth week and backup in another',
          'a fixed plan with a substitute who is called if the first does not answer',
          'We take turns weekly, and there is always a second person if the first one sleeps through it',
        ],
      },
      {
        cue: 'What may wake someone',
        point: 'Allows only alarms to wake people that affect users and require action at once',
        weight: 3,
        essential: true,
        said: [
          'Failed orders ring at night; a disk at 80 percent waits until morning',
          'every page must be actionable, everything else becomes a ticket',
          'If nobody has to do something right now, the phone stays silent',
        ],
      },
      {
        cue: 'If nobody answers',
        point: 'Defines the escalation with times and the people for decisions',
        weight: 2,
        said: [
          'No reaction after ten minutes calls the backup, after twenty me',
          'who may decide to switch off payments at night is written down',
        ],
      },
      {
        cue: 'Before the first shift',
        point:
          'Prepares people: access, runbooks for frequent cases, accompanying a shift before the first own one',
        weight: 2,
        said: [
          'New ones first run along for a week as a shadow',
          'for the five most common alarms there are short instructions, and everyone has tested their access',
        ],
      },
      {
        cue: 'What people get for it',
        point: 'Compensates with pay or time off, allows swaps, and frees the week from feature pressure',
        weight: 2,
        said: [
          'Whoever was up at night starts later, and there is money for the week',
          'the person on call takes small tasks and works on the causes of alarms',
        ],
      },
      {
        cue: 'How you keep it bearable',
        point: 'Watches load and health: pages per week with a limit at which repairing comes first',
        weight: 2,
        said: [
          'If the phone rings at night more than twice in a week, the next week belongs to fixing',
          'we look at each page in the weekly meeting',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The person who knows the system best should always be on call',
        said: ['our senior is reachable anyway, so she does it', 'whoever wrote it gets called'],
        correction:
          'It burns out one person and is a risk; a rotation with preparation and backup spreads both load and knowledge.',
      },
      {
        belief: 'Two people are enough for a permanent rotation if there are few alarms',
        said: ['the two of us can alternate weekly'],
        correction:
          'Being bound every second week limits life even without alarms; with vacation and illness it breaks down. About six people are a usual lower limit for weekly shifts.',
      },
    ],
    sampleAnswer:
      "First I'd ask how fast we have to be. Suppose orders come in at night as well and an hour's outage costs a few thousand, so a reaction within fifteen minutes around the clock is sensible. We're six. With weekly shifts, each person is primary every sixth week, about nine times a year, and secondary in another week. That's bearable; with four it wouldn't be. The pager calls the primary, after ten minutes without a reaction the secondary, after twenty me. It's written down who may decide on what, such as switching off payments. Next, what may wake someone: only what users feel and what has to be dealt with now, for example failed orders above two percent for five minutes. A disk at eighty percent becomes a ticket for the morning. I'd begin with five or six such alarms, and each has a short runbook. Nobody starts cold: access is tested, and everyone first shadows a week. There's pay for the week, whoever was up at night starts later, swapping is easy, and the week is free of feature deadlines; that time goes into fixing what rang. A trade-off: a weekly shift means less handing over, but seven nights; if nights are bad, we halve it. It fails through noise, so we look at each page once a week. With more than two night pages in a week, fixing them goes first. And it fails when two people leave, so I'd look early for a neighboring team to share with.",
    criteria: [
      'Calculates the load for six people',
      'Protects sleep by the choice of alarms',
      'Thinks about the humans in it',
    ],
    followUps: [
      {
        question: 'Two of the six leave. The rotation is suddenly at four. What do you do?',
        about: [1, 5],
        answer:
          'Short term: less coverage at night by agreement with product, or I and a neighboring team take shifts, with additional compensation. Then a common rotation with that team, trained with runbooks, until the vacancies are filled. Not simply every fourth week for half a year.',
      },
      {
        question: 'How do you find the first five alarms?',
        about: [2],
        answer:
          'I go from the customer: which three or four actions must work? For each one I measure success rate and duration and alert when many users are affected. Then I check the outages of the past year: would we have noticed them with that?',
      },
    ],
  },
  {
    id: 'design-of-organizations-beginner-02',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Engineering Manager', 'Technical Lead'],
    skills: ['Onboarding', 'Knowledge Sharing'],
    tags: ['new hires', 'first ninety days', 'buddy'],
    question:
      'Four engineers join your team of five within three months, two of them juniors. The last new colleague needed four months to work independently. Design the onboarding, with goals, people, order and a way to see whether it works.',
    keyPoints: [
      {
        cue: 'What "independent" means',
        point:
          'Defines what being effective means at stages, such as first change in the first week and a feature of their own in the second month',
        weight: 3,
        essential: true,
        said: [
          'On day three something small of theirs is live, after 30 days a feature with help, after 90 they are on call',
          'concrete goals for one week, one month and three months, apart for juniors and seniors',
          'Everyone knows what they should manage after a week, a month and a quarter',
        ],
      },
      {
        cue: 'What it costs the five',
        point: 'Calculates the load on the five present members and plans lower output',
        weight: 3,
        essential: true,
        said: [
          'Each new one costs somebody maybe a day or two a week at the beginning, so I take a quarter of the plan out',
          'four newcomers to five old hands is a lot; I tell product that we will be slower',
          'Teaching eats the time of my experienced people, so I promise fewer features that quarter',
        ],
      },
      {
        cue: 'When they arrive',
        point: 'Staggers the starts instead of all at once where possible',
        weight: 2,
        said: [
          'I would like one every three weeks so that the last can be helped by the first',
          'not four on the same Monday',
        ],
      },
      {
        cue: 'Who is there for them',
        point: 'Gives everyone a named buddy with time for it, who is not always the same expert',
        weight: 2,
        said: [
          'A personal contact for all questions, an hour each day in the first two weeks',
          'the buddy gets fewer tickets and it is spread over four people',
        ],
      },
      {
        cue: 'What is prepared before day one',
        point:
          'Removes technical obstacles beforehand: access, a setup by script, a list of good first tasks',
        weight: 2,
        said: [
          'Laptop and accounts are ready on day one and the project starts with one command',
          'collect ten small real tasks that lead through various parts of the system',
        ],
      },
      {
        cue: 'What to learn beyond code',
        point: 'Introduces product, customers and people as well as the code',
        weight: 1,
        said: [
          'They listen in on support for an afternoon and see who uses it',
          'meetings with product and neighboring teams are in the plan',
        ],
      },
      {
        cue: 'How you see whether it works',
        point:
          'Measures and improves it from one to the next: time to first change, questions, talks after 2, 6 and 12 weeks',
        weight: 2,
        said: [
          'Each newcomer repairs the instructions for the next one',
          'I ask after two weeks what was missing, and compare with the four months from before',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Good people find their way on their own and need no onboarding',
        said: ['seniors do not need an introduction', 'learning by doing is enough'],
        correction:
          'Seniors, too, lack context, access and relations; without a plan, it takes months and depends on chance.',
      },
      {
        belief: 'With four new people the team delivers nearly twice as much right away',
        said: ['from next quarter we have nine, so we plan for nine'],
        correction:
          'In the first months new people cost capacity; output usually falls first and rises only when they work independently.',
      },
    ],
    sampleAnswer:
      "I'd first ask the last hire what took four months. Often it's missing access, a setup that takes three days and nobody having time. My goal: first change live within a week, a feature with help after a month, independent after two, on call after three; for the juniors rather three and four. Now the calculation: if every newcomer costs an old hand a day and a half a week in the first six weeks, then with four at once that's six days out of 25 for five people. So I plan a quarter less output, tell product, and ask for starts every three weeks. Then the second newcomer can already help the fourth. Preparation: accounts and laptop ready on the first day, setup with one script, ten real small tasks that lead through different parts. Everyone gets a buddy, four different ones, with an hour a day in the first two weeks and fewer tickets. Week one: product, a support afternoon, the first fix. Weeks two to four: pairing on a feature, the map of the system drawn by themselves. Then one feature of their own. The juniors get additional fixed pairing time. The trade-off is structure against freedom: for seniors I keep the plan looser. I measure days to the first change, and talk after two, six and twelve weeks. Each newcomer corrects the instructions for the next. It fails if the buddies are pulled into a deadline, which is why their time is in the plan, or if all questions land on one expert; I watch for that in the weekly meeting.",
    criteria: ['Honest about cost', 'Clear stages', 'Improves itself from one to the next'],
    followUps: [
      {
        question: 'After six weeks one of the juniors is clearly behind. What do you look at?',
        about: [0, 3],
        answer:
          'First at what was offered: the time of the buddy, size of the tasks, whether questions feel welcome. Then I talk with her about what is hard, adjust tasks and pairing, and look again in two weeks. The goals are a guide, not an exam.',
      },
      {
        question: 'Which of all these measures would you take if you had just three days to prepare?',
        about: [3, 4],
        answer:
          'Access and a setup that works, a named buddy with free time, and five good first tasks. Those remove the largest losses. The rest arises while the first newcomer notes what is missing.',
      },
    ],
  },
  {
    id: 'design-of-organizations-beginner-03',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Engineering Manager', 'Technical Lead', 'DevOps Engineer'],
    skills: ['Release Management', 'Continuous Delivery'],
    tags: ['release process', 'small batches', 'rollback'],
    question:
      'A team of seven releases once a month: two days of manual testing, a night release, often a hotfix after. Design a path to weekly and later daily releases. What changes, in which order, and how do you notice that it goes wrong?',
    keyPoints: [
      {
        cue: 'What you find out first',
        point: 'Looks first at where the time goes and why releases fail at present',
        weight: 2,
        said: [
          'I take the last six releases: how long was testing, what did the hotfixes repair?',
          'begin with data about today',
        ],
      },
      {
        cue: 'What happens to manual testing',
        point:
          'Automates tests of the important paths step by step, instead of everything before the first change',
        weight: 3,
        essential: true,
        said: [
          'The ten flows that we test by hand each month become automatic first',
          'cover login, purchase and payment, the rest follows',
          'Write automated checks for the flows that earn money, then keep adding some every week',
        ],
      },
      {
        cue: 'How a release is carried out',
        point: 'Makes deployment and rollback automatic and quick, practiced by day',
        weight: 3,
        essential: true,
        said: [
          'One button brings it out and one takes it back within ten minutes',
          'no night release any more, we do it at eleven when everybody is there',
          'Anyone on the team can ship and undo it from the pipeline without a checklist of manual steps',
        ],
      },
      {
        cue: 'What happens to the risk',
        point:
          'Explains that smaller releases reduce risk, because fewer things change at once and errors are found faster',
        weight: 3,
        essential: true,
        said: [
          'With ten changes instead of eighty you know at once which one it was',
          'more frequent means smaller, and that is safer',
          'A small change that breaks is easy to spot; in a huge bundle you search for days',
        ],
      },
      {
        cue: 'Work that is not ready yet',
        point:
          'Separates releasing from switching on with feature flags, and keeps database changes compatible',
        weight: 2,
        said: [
          'Unfinished things go out but are turned off',
          'first add the column, then use it, then remove the old one, so that we can go back',
        ],
      },
      {
        cue: 'The stages of the path',
        point: 'Proceeds in stages with conditions, from monthly to two weeks to weekly to daily',
        weight: 2,
        said: [
          'When two releases run without a hotfix, we halve the distance',
          'not from a month to a day in a single step',
        ],
      },
      {
        cue: 'How you notice trouble',
        point:
          'Observes the release and its figures: error rate afterwards, share with failures, time to repair',
        weight: 2,
        said: [
          'After each one we look at errors for half an hour, and automatically stop if they rise',
          'if the failure rate goes up, we stay on that stage',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Releasing less often gives more time for testing and is therefore safer',
        said: ['we should test longer rather than release more often', 'monthly is safer than weekly'],
        correction:
          'Large packages hide errors and are hard to undo; small, frequent changes usually fail less and are repaired faster.',
      },
      {
        belief: 'Before weekly releases the test coverage must be complete',
        said: ['first we need one hundred percent automated tests'],
        correction:
          'The most important paths, a quick rollback and observation suffice to begin; the rest grows with each release.',
      },
    ],
    sampleAnswer:
      "Let me begin with today. A month of seven people is perhaps eighty changes in one package, fourteen person-days of testing, if all help for two days, and then a hotfix. I'd look at the last six: what did the hotfixes repair, and which tests did people do by hand? My goal is weekly after three months and daily after six or nine, with at most one in ten releases needing repair, and a way back within ten minutes. The order: first deployment and rollback by one button, since that makes every error cheaper. We practice it by day; the night release ends at once. Second, the ten flows that we test by hand become automatic, the payment first, about one a day. Third, small changes merged daily, with flags for unfinished things, and database changes in compatible steps, so rollback works. Then we go down in stages: every two weeks, and when two run without hotfix, weekly, then daily. With twenty changes instead of eighty, we know at once which one it was. After each release we watch error rate and orders for half an hour, later it stops automatically. The trade-off: flags and automatic tests cost perhaps a fifth of our capacity for three months, and flags have to be cleaned up. Some manual exploring remains, but on new things, before the flag goes on. It goes wrong when people skip tests under pressure or the tests get flaky; I'd see it in the share of failed releases and in reruns. Then we stay on that stage and repair, rather than going back to monthly.",
    criteria: ['Sensible order of steps', 'Numbers for today and goal', 'Has a rule for when it goes badly'],
    followUps: [
      {
        question: 'Testers fear for their jobs when tests become automatic. What do you tell them?',
        about: [1, 5],
        answer:
          'That repeated clicking disappears and not their knowledge: they determine which paths and risks are covered, explore new features, and help to write tests. I show a concrete new role, with training, and involve them in choosing the first ten flows.',
      },
      {
        question: 'A change to the database makes going back impossible. How do you avoid that?',
        about: [2, 4],
        answer:
          'By spreading it over several releases: add the new, write both, copy data, read the new, and only weeks later remove the old. At each point the previous version still works. Destructive steps are released alone.',
      },
    ],
  },
  {
    id: 'design-of-organizations-beginner-04',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Engineering Manager', 'Technical Lead'],
    skills: ['Hiring', 'People Management'],
    tags: ['hiring process', 'junior role', 'funnel'],
    question:
      'You have two junior positions, expect 200 applications and have four engineers who can each give three hours a week for six weeks. Design the hiring process so that it is fair, fits the time and finds people who learn quickly.',
    keyPoints: [
      {
        cue: 'What the time allows',
        point: 'Calculates the available hours and lays out the funnel so that they are enough',
        weight: 3,
        said: [
          'Four people times three hours times six weeks are 72 hours; so at most twelve long interviews',
          'work backward from two offers: perhaps six finals, fifteen first talks',
          'First I do the math on how many interviews we can afford at all',
        ],
      },
      {
        cue: 'What you are looking for',
        point:
          'Sets criteria for a junior: learning ability, basics, communication, instead of years of experience or famous schools',
        weight: 3,
        essential: true,
        said: [
          'Can she explain what she built and take up a hint?',
          'I look for how quickly someone learns, not for a list of frameworks',
          'criteria written before the first application is opened',
        ],
      },
      {
        cue: 'How you get through 200',
        point:
          'Screens all applications in the same way with a short checklist, without name and photo where possible',
        weight: 2,
        said: [
          'Three questions per application, two minutes, by the same sheet',
          'cover names and universities at first reading',
        ],
      },
      {
        cue: 'How candidates show what they can',
        point:
          'Uses a short work sample near the job with a fixed guide for marking, with help allowed as in work',
        weight: 3,
        essential: true,
        said: [
          'An hour together on a small program with an error, and we watch how they deal with hints',
          'everyone gets the same exercise and two people score it by the same sheet',
          'A small realistic coding task, same for all, and both interviewers fill in the same score sheet',
        ],
      },
      {
        cue: 'How you treat applicants',
        point: 'Respects the time of applicants: short, announced, quick answers, a kind refusal',
        weight: 2,
        said: [
          'Nobody spends more than four hours in total and all hear from us within a week',
          'no unpaid weekend project',
        ],
      },
      {
        cue: 'How the choice is made',
        point: 'Decides in a meeting with independent written ratings and compares with the criteria',
        weight: 2,
        said: [
          'First everyone writes, then we talk, then I decide',
          'evidence from the sheet and not sympathy',
        ],
      },
      {
        cue: 'How you know it was right',
        point: 'Checks where people drop out and whether the choice was right later',
        weight: 1,
        said: [
          'I look at whether a certain group disappears at one step',
          'after six months I compare the ratings with how it turned out',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'With many applications, the fairest filter is degrees and grades',
        said: ['I take only those from good universities', 'first sort by grades'],
        correction:
          'They say little about later performance and exclude career changers; a short, job-related sample marked by fixed criteria predicts better.',
      },
      {
        belief: 'A large take-home project shows ability best',
        said: ['they should build a whole app over the weekend'],
        correction:
          'It favors people with much free time, costs hours to mark, and does not show who did it; a short shared task says more.',
      },
    ],
    sampleAnswer:
      "First the budget: four people, three hours, six weeks, so 72 hours. For two offers I assume that one in three finalists is right and that someone declines, so I want about eight finals. A final takes two interviewers, 90 minutes plus notes, some four hours, which is 32. Sixteen first talks of half an hour plus notes take sixteen. Reading 200 applications at three minutes takes ten. That leaves fourteen for calibration, decisions and surprises. It fits. Before anyone reads, we write down what counts for a junior: solid basics, being able to explain their own work, taking up hints, working with others. Not years, frameworks or the name of the school. Two of us read by the same short checklist, with names covered, and the first twenty twice to see if we agree. Whoever fits gets a call on something they built. The final is an hour together on a small program with an error and a missing function; looking things up is allowed. Two people score by a guide, and what I look for most is what happens after a hint. Then half an hour on how they work with others. Each candidate spends under four hours, knows the steps, and hears within a week. We decide with written ratings first. The trade-off: reading quickly will miss some good ones; a test for all 200 would be fairer perhaps, but costs marking time. It fails if the engineers get pulled away, so the hours are blocked. And I'd look at whether women or career changers drop out at one step, and compare scores after six months.",
    criteria: ['Numbers carry the design', 'Fairness made concrete', 'Realistic for four engineers'],
    followUps: [
      {
        question: 'Instead of 200, 900 people apply. What do you change?',
        about: [0, 2],
        answer:
          'I close the posting early, and use a short, automatically marked exercise of 30 minutes as a first step for all, the same for everyone, instead of reading deeper. Then a random check of those below the line shows whether it sorts well.',
      },
      {
        question: 'How do you see in one hour whether somebody learns quickly?',
        about: [1, 3],
        answer:
          'I bring in something they cannot know, explain it briefly and see what they do with it: do they ask, try it, use the hint in the next step too? I also ask about the last thing they taught themselves and how.',
      },
    ],
  },
]
