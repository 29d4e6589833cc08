import type { OpenQuestion } from '../open-question.ts'

export const designOfOrganizationsExpert: readonly OpenQuestion[] = [
  {
    id: 'design-of-organizations-expert-01',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['Engineering Manager', 'Technical Lead', 'Solutions Architect'],
    skills: ['Organizational Design', 'Platform Engineering'],
    tags: ['platform teams', 'cognitive load', 'scaling'],
    question:
      'You are head of engineering at a company with 160 engineers in 22 product teams. Six months ago you founded a platform group of 30. Product teams say it is slow and builds things nobody asked for; the platform says nobody adopts its work. Redesign how the two sides work together.',
    keyPoints: [
      {
        cue: 'What you find out first',
        point:
          'Diagnoses with figures: which platform services are used by how many teams, waiting times, what teams build themselves instead',
        weight: 2,
        said: [
          'Of eleven offers maybe three are used by most, four by nobody',
          'measure the days teams wait for the platform and look at the workarounds',
        ],
      },
      {
        cue: 'How the platform should be led',
        point:
          'Runs the platform as a product with internal customers, voluntary use for most, and someone responsible for product decisions',
        weight: 3,
        essential: true,
        said: [
          'It needs a product manager who talks to teams each week, and adoption is the measure',
          'if they do not choose it freely it is not good enough',
          'Treat developers as customers: interview them, keep a roadmap, and let them walk away if it is bad',
        ],
      },
      {
        cue: 'What the 30 should work on',
        point: 'Cuts the scope to what relieves most teams, and ends what nobody uses',
        weight: 3,
        essential: true,
        said: [
          'Three paved roads that really work instead of eleven half-finished offers',
          'thirty people are too many for what is used; I would return some to the product teams',
          'Kill the offers without users and make the few important ones really good',
        ],
      },
      {
        cue: 'How teams get what they need',
        point:
          'Offers self-service with clear interfaces instead of tickets, and defines when people help in person for a limited time',
        weight: 3,
        essential: true,
        said: [
          'A new service in ten minutes without asking anyone',
          'an enabling crew sits six weeks in a team and then leaves again',
          'collaboration is temporary, as a service is the rule',
        ],
      },
      {
        cue: 'What it costs and must return',
        point:
          'Gives numbers: ratio of platform to product engineers, teams served, saving in hours against the cost',
        weight: 2,
        said: [
          'To pay for itself it has to save each of the other 130 people nearly two hours a day',
          '30 of 160 is nearly a fifth; what do we get back for that?',
        ],
      },
      {
        cue: 'What is not optional',
        point: 'Decides openly what is mandatory, such as security and cost labels, and keeps that small',
        weight: 2,
        said: [
          'Login, secrets and audit trail are binding, everything else has to win by quality',
          'few rules, checked automatically',
        ],
      },
      {
        cue: 'How it could go wrong again',
        point: 'Names how it fails: ivory tower, service desk, single bottleneck, and the signs to notice by',
        weight: 2,
        said: [
          'Signs are a growing ticket queue, or mandates replacing adoption',
          'if product teams start building shadow platforms I know it goes wrong',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Adoption is achieved by making the use of the platform mandatory',
        said: ['we simply order that all teams use it', 'from next quarter it is obligatory'],
        correction:
          'Then the platform loses its best feedback, and teams work around it; mandates suit few matters such as security, the rest must be worth choosing.',
      },
      {
        belief: 'A platform group should take over operation of all product services',
        said: ['the platform team runs everything, the others only code'],
        correction:
          'It separates building from running and creates a bottleneck; product teams operate their services, with tools from the platform.',
      },
    ],
    sampleAnswer:
      "I'd begin with facts. 30 of 160 are nineteen percent. If an engineer costs 120,000 a year, that's 3.6 million, so it has to save the other 130 about a quarter of their time to break even; nobody has ever checked. I'd list the offers with active teams, waiting time, and what teams build instead. I'd expect three used by most, four by nobody. Then I'd talk to six teams about where they lose hours. Say it's environments, deployments and observability. So the platform concentrates on three paved roads, and the four dead ones end. I'd go to some eighteen people, three teams of six with a common product manager; twelve go back into product teams, chosen with care, and carry knowledge there. The way of working: self-service is the rule, a new service with pipeline, dashboards and secrets in ten minutes, with documentation and a supported interface. Help in person is limited: an enabling crew of four joins one team for six weeks. Only identity, secrets, audit and cost labels are binding, checked automatically; everything else must win. Goals: adoption by choice, time from idea to first deployment, tickets per team falling, a quarterly survey. Roadmap decisions happen with five customer teams at the table. The trade-off: voluntary use means some variety and duplicate cost, which I accept up to a point; a second database technology has to be run by its team. It fails as an ivory tower, when nobody calls users, as a service desk, when tickets grow, or when budgets are defended by mandates. I'd review after two quarters, and shrink or grow by evidence.",
    criteria: ['Economics of the platform', 'Customer view', 'Willing to shrink its own creation'],
    followUps: [
      {
        question: 'Your break-even says a quarter of their time. How would you measure the savings credibly?',
        about: [0, 4],
        answer:
          'By comparing similar teams before and after joining: hours for environments, deployments and incidents from tool data and short diaries, plus time to first deployment. Rough numbers suffice for the decision. I also count what teams would otherwise have to build themselves.',
      },
      {
        question:
          'A strong product team refuses the deployment road and has a better one of its own. What do you do?',
        about: [1, 5],
        answer:
          'I look at it seriously: perhaps the platform adopts it and the team contributes. If it stays apart, it runs the thing itself and keeps to the binding rules. Forbidding it would only cost me the best idea in the house.',
      },
    ],
  },
  {
    id: 'design-of-organizations-expert-02',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['Engineering Manager', 'Technical Lead', 'Site Reliability Engineer (SRE)'],
    skills: ['On-Call', 'Organizational Design'],
    tags: ['follow the sun', 'global teams', 'tiering'],
    question:
      'Fourteen teams with 90 engineers at three sites, eight hours apart, run 60 services. Each team has its own 24-hour on-call, teams of five or six included; people are quitting over it. Redesign on-call for the organization with at most one night page per person and month.',
    keyPoints: [
      {
        cue: 'What you measure first',
        point:
          'Establishes the load: pages by service, hour and site, share without action, people per rotation, and which services truly need nights',
        weight: 3,
        essential: true,
        said: [
          'Fourteen people are on duty each night; how many pages are there in total?',
          'probably ten of 60 services make up most of it, and half of the services can wait until morning',
          'Before redesigning I want the pager data: who gets woken, by what, and was it worth it',
        ],
      },
      {
        cue: 'What needs nights at all',
        point:
          'Divides services into tiers by business effect with different hours and response times, agreed with the business',
        weight: 3,
        essential: true,
        said: [
          'Tier one: 15 minutes around the clock; tier two: extended hours; tier three: the next working day',
          'not each internal tool deserves a pager at night',
          'Rank the systems: some need an answer in minutes at any hour, others may wait for office hours',
        ],
      },
      {
        cue: 'How three sites help',
        point:
          'Uses the sites so that each covers its day, for groups of related services with owners or trained partners at two or three of them',
        weight: 3,
        essential: true,
        said: [
          'Follow the sun in domains: four groups of services, each with people at all sites',
          'nobody is woken if the next site takes over at its nine in the morning',
          'Hand the pager around the globe so that every site works it in daylight',
        ],
      },
      {
        cue: 'What must be in place first',
        point:
          'Sees the price: knowledge must be shared across sites, so runbooks, common tooling, cross-training and written handover come first',
        weight: 2,
        said: [
          'A person in another country can mitigate only with a good runbook, access and a safe rollback',
          'fifteen minutes of handover each day with a fixed form',
        ],
      },
      {
        cue: 'Who repairs what',
        point:
          'Limits the first line to mitigation and calls owners for real problems, so that teams remain responsible for their quality',
        weight: 2,
        said: [
          'The domain on-call restores, the cause goes to the owning team by day',
          'whoever produces noisy alarms has to feel it and repair',
        ],
      },
      {
        cue: 'Whether the numbers hold',
        point: 'Calculates whether it holds: people per rotation, weeks on duty, expected pages per person',
        weight: 2,
        said: [
          'With four domains and about seven people per site and domain everyone is on each seventh week, by day',
          '120 night pages a month over 90 people are more than one each, so the noise has to be halved as well',
        ],
      },
      {
        cue: 'What keeps the teams honest',
        point:
          'Sets entry conditions for a service to be covered, and a budget of pages that leads to fixing first',
        weight: 2,
        said: [
          'Only services with clean alarms and runbooks get into the shared rotation',
          'above the budget, the team takes the pager back until it is repaired',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A central operations team for all services relieves developers and is the best solution',
        said: ['we hire an ops team that takes all pages', 'give on-call to a 24/7 service desk'],
        correction:
          'Without knowledge of the systems it passes most on, and developers no longer feel the cost of bad alarms; load rises rather than falls.',
      },
      {
        belief: 'Follow the sun works as soon as there are people in three time zones',
        said: ['we have three sites, so nobody needs nights any more'],
        correction:
          'Only if people at each site know the services, have access and are allowed to act; otherwise they wake the experts anyway.',
      },
    ],
    sampleAnswer:
      "I'd measure first. Suppose 60 services produce 400 pages a month, 180 outside the local day, half without any action. Fourteen people are bound each night, and in a team of five, everyone has every fifth week. Goal: at most one night page per person and month, tier-one reaction within fifteen minutes. Step one is tiers, with the business: perhaps 18 services around the clock, 20 in extended hours, 22 on the next working day. That and deleting alarms without action should bring 180 to about 50. Step two: four domains instead of fourteen rotations, for instance ordering, money, customers, platform. Each site has 30 people, seven or eight per domain; it covers its eight hours, so a person is on duty every seventh week by day. Nights are left for cases that need the owner: I assume one in five of 50, so ten a month over 90 people. Weekends are compensated. The price is knowledge: a service enters only with clean alarms, runbooks, rollback within ten minutes, access, and two trained people at each site. The first line mitigates; the owning team repairs by day and gets the pager back if it exceeds its budget of pages. Handover in writing at each change, with fifteen minutes of overlap. I'd start with one domain for two months. The trade-off: less depth at the first moment, so mitigation may take some minutes longer, and training costs perhaps five percent for half a year. It fails if one site becomes the dumping ground, if owners lose touch, or if knowledge ages. I'd watch pages per person and site, the share of escalations, and do monthly drills.",
    criteria: ['Arithmetic carries the design', 'Ownership survives', 'Human cost in view'],
    followUps: [
      {
        question: 'For one domain all experts are at one site. How do you begin?',
        about: [2, 3],
        answer:
          'First reduce its nights by tiers and clean alarms. Then two people from each other site work in the domain for three months on real changes and shadow shifts. Until that is done, the nights stay there, limited in time and well compensated.',
      },
      {
        question:
          'After half a year 60 percent of the pages are escalated to the owners at night. What do you check?',
        about: [4, 6],
        answer:
          'Which services and why: missing runbooks, missing rights, fear of acting, or truly new faults. Those below the entry conditions go back to their owners. I also look at whether first-line people get time and recognition for mitigation.',
      },
    ],
  },
  {
    id: 'design-of-organizations-expert-03',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['Engineering Manager', 'Technical Lead'],
    skills: ['Hiring', 'Resource Planning'],
    tags: ['hiring plan', 'funnel math', 'growth limits'],
    question:
      'After funding, your 80 engineers are to become 140 within a year. Last year you hired 18, with an acceptance rate of 50 percent, and senior engineers already complain about interviews. Design the hiring system, and say whether the goal makes sense.',
    keyPoints: [
      {
        cue: 'What 140 really takes',
        point:
          'Calculates the funnel backward with turnover: openings, offers, interviews, applications, and hours of engineers',
        weight: 3,
        essential: true,
        said: [
          '60 more plus ten who leave are 70 hires, at 50 percent that means 140 offers and some 560 final interviews',
          'how many interview hours is that per week and person?',
          'work out what the present process would cost at four times the volume',
        ],
      },
      {
        cue: 'Whether the goal makes sense',
        point: 'Questions the goal: how much an organization can absorb, and which work really needs people',
        weight: 3,
        essential: true,
        said: [
          'With 75 percent growth, nearly half of all people are new within a year, and the rest are busy teaching',
          'I would propose a hundred and ten first and look at whether the output follows',
          'what are the sixty supposed to do, and by when?',
        ],
      },
      {
        cue: 'What you improve first',
        point: 'Improves the rates first, such as acceptance and pass rate at the final, since they multiply',
        weight: 3,
        essential: true,
        said: [
          'If acceptance rises from 50 to 70, I need forty offers fewer',
          'better screening early means fewer expensive finals; find out why half decline',
          'Fix the leaks before pouring in more candidates: speed up, sort earlier, close more offers',
        ],
      },
      {
        cue: 'The engineers who interview',
        point:
          'Builds capacity for interviews: train and calibrate more interviewers, cap the load per person, recruiters and coordination',
        weight: 2,
        said: [
          'At most two hours a week each, forty trained interviewers instead of twelve',
          'nobody does more than two a week, and recruiters take over scheduling',
        ],
      },
      {
        cue: 'How you avoid bad choices',
        point:
          'Keeps the bar with structured rounds, a decision independent of the hiring team, and a quality check after months',
        weight: 2,
        said: [
          'A trained person from another team has a say so that urgency does not decide',
          'compare scores with performance after six months by source and interviewer',
        ],
      },
      {
        cue: 'Who comes first, and when',
        point:
          'Plans the sequence: leads and managers first, seniority mix, start dates matched to onboarding capacity',
        weight: 2,
        said: [
          'First eight managers and tech leads, then the teams beneath',
          'not more than two newcomers per team and quarter',
        ],
      },
      {
        cue: 'When you would slow down',
        point:
          'Names how it fails and which signs lead to a brake: falling scores, early departures, delivery, interview fatigue',
        weight: 2,
        said: [
          'If more than one in ten leaves in the first six months, I slow down',
          'a stop sign agreed with the board in advance',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'With 75 percent more engineers, output grows by about 75 percent in the same year',
        said: ['140 people deliver nearly double', 'each hire adds capacity from the first month'],
        correction:
          'New people take months to be effective, tie up experienced ones, and coordination grows; output may even fall in the year of growth.',
      },
      {
        belief: 'Hiring faster requires lowering the bar a little',
        said: ['we accept a few weaker ones to reach the number'],
        correction:
          'Weak hires cost far more than empty chairs; levers are better sources, faster process, higher acceptance and hiring at other levels on purpose.',
      },
    ],
    sampleAnswer:
      "The calculation first. From 80 to 140 is 60; with ten percent turnover I need about 70 hires, against 18 last year. At 50 percent acceptance that's 140 offers. If one final in four gets an offer, that's 560 finals with four interviewers at 1.5 hours each, about 3,400 hours, plus some 1,700 phone screens at one hour. Around 5,000 hours, 100 a week. With twelve interviewers that's eight each; no wonder they complain. So rates first: I'd ask everyone who declined why. If we're slow, two weeks instead of five and an early talk about pay may bring 70 percent: 100 offers. Better screens with a work sample, one in three: 300 finals, 1,800 hours. With 1,000 screens, half of them by recruiters, we're at 2,300 hours, 46 a week, forty trained interviewers at hardly more than an hour each. They are calibrated in pairs, with a cap of two a week. Someone independent from the hiring team has a say in each decision. But I'd question the goal. With 140, half of the people have been here less than a year; each team gets at most two newcomers a quarter, so twelve teams could take around 96 a year in theory, but only if there are leads. I'd propose 35 net in the year, first eight leads and managers, and then decide by evidence. The trade-off: slower growth against a dilution of knowledge; a mix with juniors is cheaper to find but needs more seniors' time. It fails through urgency in decisions, interview fatigue, managers with fifteen reports. So there are brakes agreed with the board: early departures above ten percent, falling delivery, scores that no longer predict.",
    criteria: ['Backward calculation', 'Courage to challenge the target', 'Quality control'],
    followUps: [
      {
        question: 'The board insists on 140. What do you change in order to limit the damage?',
        about: [1, 5, 6],
        answer:
          'I make the price explicit, get budget for recruiters and managers ahead of time, consider taking on whole teams, for instance by acquisition or a second site with its own lead, and protect the core teams from more than two newcomers at a time. The brakes are put in writing.',
      },
      {
        question: 'How do you find out why half of the offers are declined?',
        about: [2],
        answer:
          'Someone neutral calls everyone who declined, and I look at the data by source, level, duration and interviewer. Typical: too slow, pay below the market at one level, an unfriendly interviewer, or the talk with the future boss came too late.',
      },
    ],
  },
  {
    id: 'design-of-organizations-expert-04',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['Engineering Manager', 'Technical Lead', 'DevOps Engineer'],
    skills: ['Release Management', 'Governance, Risk and Compliance'],
    tags: ['regulated delivery', 'change approval', 'audit evidence'],
    question:
      'A regulated payments company with 200 engineers releases quarterly: a change board approves 300 changes at once, and each release weekend has failures. Auditors demand separation of duties and proof of each change. Design a way to daily releases that auditors accept.',
    keyPoints: [
      {
        cue: 'Whom and what you ask first',
        point:
          'Starts from what the rules and auditors really require, apart from what has become habit, and involves them from the beginning',
        weight: 3,
        essential: true,
        said: [
          'The standard demands an independent review and traceability, not a meeting on Thursday',
          'I sit down with audit and ask which risk each control should address',
          'Read the actual regulation with the auditors, because half of our rituals are homemade',
        ],
      },
      {
        cue: 'How you satisfy the auditors technically',
        point:
          'Translates controls into the pipeline: second-person review, automatic tests and scans, restricted rights, tamper-proof record',
        weight: 3,
        essential: true,
        said: [
          'Nobody can bring their own change alone to production, the system enforces it',
          'the evidence arises by itself with each deployment: who, what, why, tested and approved by whom',
          'Build the rules into the delivery tooling so that a release without review or log is impossible',
        ],
      },
      {
        cue: 'What still needs people',
        point:
          'Classifies changes by risk: standard ones are approved beforehand with automatic controls, few go to people',
        weight: 3,
        essential: true,
        said: [
          'Ninety percent run as preapproved, the board sees only a new payment flow or changes to encryption',
          'low, medium and high, with criteria that a machine can check',
          'Routine stuff goes through automatically, and only the scary changes need a meeting',
        ],
      },
      {
        cue: 'How you argue for it',
        point:
          'Shows with data from the company that large batches are the risk: failures and recovery by release size',
        weight: 2,
        said: [
          '300 changes at once and each weekend fails; a single one fails rarely and is found in minutes',
          'compare the failure rate of hotfixes with that of quarterly releases',
        ],
      },
      {
        cue: 'What the systems must offer',
        point:
          'Builds technical conditions: independent deployability, gradual rollout, flags, automatic rollback, monitoring of transactions',
        weight: 2,
        said: [
          'One percent of the payments first, and back by itself if declines rise',
          'as long as all systems must go out together, daily is impossible; so cut the dependencies',
        ],
      },
      {
        cue: 'How you get there',
        point:
          'Introduces it with a pilot of lower risk, run in parallel with the old control until trust exists, then by stages with numbers',
        weight: 2,
        said: [
          'Two teams for a quarter, and the auditors inspect the evidence before we extend it',
          'three waves over 18 months with criteria for each',
        ],
      },
      {
        cue: 'Special cases and the old board',
        point:
          'Covers emergencies, access to production and the new role of the board, and names how it fails',
        weight: 2,
        said: [
          'A break-glass way with recording and a review on the next day',
          'the board becomes a group that looks after controls and trends; danger is rubber-stamp reviews',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Separation of duties requires that a different department deploys by hand',
        said: [
          'developers must never deploy, so an operations team has to do it manually',
          'compliance forbids continuous delivery',
        ],
        correction:
          'What is needed is that no one alone can bring a change into production unnoticed; enforced review and a controlled pipeline usually fulfill that better than handing over.',
      },
      {
        belief: 'More approvals by higher managers reduce the failure rate',
        said: [
          'each release needs the signature of three directors',
          'a stricter change board makes it safer',
        ],
        correction:
          'People far from the change cannot judge it; approval from outside slows and enlarges batches, and studies found no better stability. Review by peers plus automation works.',
      },
    ],
    sampleAnswer:
      "First the figures: 300 changes a quarter is little for 200 people; many more must be waiting. Say each weekend has five failures and costs forty people two days. Goal in 18 months: daily per team, less than five percent failed, back within fifteen minutes, complete evidence. The first thing I'd do is sit down with audit and compliance: what does the rule demand, and what's our habit? Usually it's that nobody alone can change production, that changes are tested, approved and traceable. I'd write a table: risk, today's control, new control, evidence. Review by a second person is enforced by the repository, the pipeline is the only way to production, its configuration is itself protected, and each deployment writes a record with ticket, author, reviewer, tests and scans that can't be altered. Then classes: standard changes, I'd expect 85 to 90 percent, are approved in advance if all checks pass; medium ones need a domain expert; high ones, such as cryptography or a new payment flow, go to people beforehand. Technically, the systems must become independent: compatible interfaces, flags, one percent of the payments first, automatic return if declines rise. The path: two teams with lower risk, one quarter with both controls in parallel, audit inspects samples; then eight teams, then all, with the core ledger last. The board turns into a group that looks at controls and trends. Emergencies have break-glass access, recorded and reviewed the next day. The trade-off: perhaps thirty people for a year, and less freedom of tools. It fails through rubber-stamp reviews, so I'd sample them; through pipeline rights that nobody watches; or when one shared database keeps everything coupled.",
    criteria: ['Treats auditors as partners', 'Maps each control to a risk and evidence', 'Realistic stages'],
    followUps: [
      {
        question:
          'An auditor asks: "How do I know the reviewer did not just click approve?" What do you answer?',
        about: [1, 6],
        answer:
          'With the old board he could not know it either. Now we have time, size and comments for each review, limits on size, a second expert for risky parts, and monthly samples by an independent person with reports. Failures are traced back to their reviews.',
      },
      {
        question: 'Who controls those who can change the pipeline itself?',
        about: [1],
        answer:
          'Its configuration is code with its own owners, review by two people outside the product teams, and no direct access. Changes are alerted and logged to a separate system. Rights are checked quarterly. It is treated as a high-risk system.',
      },
    ],
  },
]
