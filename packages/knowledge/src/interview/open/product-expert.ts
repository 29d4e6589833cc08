import type { OpenQuestion } from '../open-question.ts'

export const productExpert: readonly OpenQuestion[] = [
  {
    id: 'product-expert-01',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Product Manager', 'Data Scientist'],
    skills: ['KPIs', 'Product Analytics'],
    tags: ['north star metric', 'proxy metrics', 'gaming'],
    question:
      "For two years your teams were steered by 'weekly active projects'. It rose by 40 percent, while renewals of annual contracts fell from 91 to 86 percent. How do you explain it, and what do you change?",
    keyPoints: [
      {
        cue: 'Why the two numbers diverged',
        point: 'Explains that teams optimized a proxy which came apart from the value behind it',
        weight: 3,
        essential: true,
        said: [
          "once it's the target, people find ways to move the number without helping anybody",
          'auto-created projects, reminders and templates inflate the count',
          "the correlation held before we pushed on it, Goodhart's law",
        ],
      },
      {
        cue: 'How you examine it',
        point: 'Tests concrete explanations with data: what the growth consists of and who left',
        weight: 3,
        essential: true,
        said: [
          'split the 40 percent into new users, automatic creation and real work',
          "did the accounts that didn't renew have rising activity as well?",
        ],
      },
      {
        cue: 'Other explanations',
        point: 'Considers a shift of mix and the delay of annual contracts',
        weight: 2,
        said: [
          'we might have won many small firms with lower renewal, so the average falls',
          'someone who leaves today decided on the basis of what we did a year ago',
        ],
      },
      {
        cue: 'What you would steer by',
        point: "Replaces or refines the measure with one closer to the customer's result",
        weight: 2,
        said: [
          'projects finished on time with three people involved, not projects touched',
          'check that the new one predicts renewal in a cohort before we adopt it',
        ],
      },
      {
        cue: 'Around the main number',
        point: 'Adds counter-metrics and keeps retention in view of every team',
        weight: 2,
        said: [
          'pair the number with something that falls when you cheat',
          'quality next to quantity, and renewal at risk by account',
        ],
      },
      {
        cue: 'How it stays sound',
        point: 'Changes the incentives and reviews the metric regularly',
        weight: 2,
        said: [
          'no bonus on a single number, and once a year we ask if it still predicts',
          'otherwise the next one will be gamed in the same manner',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A good north star metric, well chosen, can be kept as the sole target for years',
        said: ["we just picked the wrong metric, with the right one this doesn't happen"],
        correction:
          "Any proxy drifts once it's pushed. It needs counter-metrics, regular checks against outcomes, and judgment.",
      },
      {
        belief:
          'The rise in activity proves that the product is better, so renewals fell because of price or competition',
        said: ["usage is up, so the product isn't the problem"],
        correction:
          'A count can rise without value. First see what it consists of and whether the leaving accounts had it too.',
      },
    ],
    sampleAnswer:
      "My first suspicion is that the metric came apart from what it stood for. When we chose it, active projects went along with renewal. Then every team worked on raising it: templates that create projects automatically, reminders that bring someone back for a click. So I'd take the 40 percent apart: automatic versus started by people, new versus old accounts, one user versus several. And I'd look at the accounts that didn't renew: was their activity rising until the end? If so, it's no predictor any more. But there are other explanations. If we won many small firms that renew at 80 percent, the average falls without anyone being less happy. And annual contracts lag: today's renewal reflects the last twelve months or more. Once I know, I'd look for a measure nearer to the customer's result, like projects finished with three or more people, and check on older cohorts that it predicts renewal. I'd pair it with a counter-metric such as hidden or deleted projects, show renewal risk to every team, take bonuses off the single number, and test yearly if it still predicts.",
    criteria: [
      'Offers competing explanations and a way to tell them apart',
      'Knows lag and mix effects',
      'Changes the system, not only the number',
    ],
    followUps: [
      {
        question: "How do you find out if it's the mix?",
        about: [2],
        answer:
          "I'd compute renewal per segment and year. If each segment holds steady while small firms grew from a fifth to half of the base, it's mix. If renewal fell inside the segments, the product or its price lost value for them.",
      },
      {
        question: 'How do you validate the new measure before steering by it?',
        about: [3],
        answer:
          "On past cohorts: does its level at month six predict renewal beyond account size and age? Then through an experiment that moves it, since prediction alone doesn't prove that pushing it helps. Until then I'd watch rather than target it.",
      },
    ],
  },
  {
    id: 'product-expert-02',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Product Manager', 'Data Scientist'],
    skills: ['A/B Testing', 'Experimental Design'],
    tags: ['interference', 'network effects', 'marketplaces'],
    question:
      'In your marketplace for used furniture you test a boost: half of the sellers get their items shown higher. Their sales rise by 12 percent, you ship it to all, and total sales do not move. What happened, and how should the test have been built?',
    keyPoints: [
      {
        cue: 'What happened',
        point: 'Explains that treated sellers took sales from the control group',
        weight: 3,
        essential: true,
        said: [
          'the boosted items were bought instead of the others, the pie stayed the same',
          'buyers have one living room, they just bought a different sofa',
          "spillover, the groups weren't independent",
        ],
      },
      {
        cue: 'How you would assign groups',
        point: 'Proposes randomizing units that hardly affect each other, such as regions, or over time',
        weight: 3,
        essential: true,
        said: [
          "whole cities get it or don't, because people buy furniture near home",
          'switchback: on for some hours or days, then off',
          'cluster by category and region',
        ],
      },
      {
        cue: 'The price of that design',
        point: 'States the cost: fewer units, more noise, longer tests and differing clusters',
        weight: 2,
        said: [
          '30 cities instead of 50,000 sellers means that only big effects will show',
          'match the cities in pairs and use their own past to reduce noise',
        ],
      },
      {
        cue: 'What you would look at',
        point: 'Chooses a measure for the whole market, not for the treated side',
        weight: 2,
        said: [
          'total sales and buyers per city, not sales per boosted seller',
          "did more buyers find something? That's what matters",
        ],
      },
      {
        cue: 'What the better test still misses',
        point: 'Names the effects that remain, such as spill across borders or carry-over',
        weight: 2,
        said: [
          "buyers drive to the next town, and after switching there's an echo",
          'sellers may change prices later on when all have it',
        ],
      },
      {
        cue: 'How you know it matters',
        point: 'Compares simple with clustered tests or uses theory to see when it matters',
        weight: 1,
        said: [
          'if the seller test says 12 and the region test says 1, I know the bias',
          'when supply is scarce and buyers are few, expect cannibalization',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Random assignment with a large sample always gives a valid effect for a full launch',
        said: ['we had 50,000 sellers randomized, so the effect must be real'],
        correction:
          "Randomization isn't enough if one unit's treatment changes another's outcome. The difference then isn't what happens when all get it.",
      },
      {
        belief: 'The effect faded because of novelty',
        said: ["people just got used to it, it's the novelty effect"],
        correction:
          'Possible in general, but here the total never moved at all; a shift between sellers explains it fully and should be examined first.',
      },
    ],
    sampleAnswer:
      "The test compared boosted with not boosted sellers in one and the same market. Buyers didn't grow: someone looking for a sofa saw a boosted one first and bought it instead of another. So the treated gained what the control lost, at the same level of total sales, and the difference looked like 12 percent. When all are boosted, nobody is. The assumption that one seller's treatment doesn't touch the others was broken. I'd randomize units that hardly share buyers. For furniture that's cities or regions, because people collect it nearby; matched in pairs, using their own history to reduce noise. Or switchbacks: the ranking on and off by day in a region, with time between because of carry-over. The measure would be total sales and the share of buyers who find something. The price is power: 30 regions tell less than 50,000 sellers, so it takes weeks and finds only larger effects. Some spill over borders remains. I'd keep the seller-level test for bugs and click behavior. Running both kinds once shows how large the bias is, so we know when the cluster test is needed.",
    criteria: [
      'Explains the mechanism, not only the term',
      'Aware of the cost in power',
      'Says when simple tests remain fine',
    ],
    followUps: [
      {
        question: 'You have just 12 regions. What can you do?',
        about: [2],
        answer:
          "Use each region as its own comparison with repeated switchbacks, pair similar ones, and adjust by history. Fix the smallest effect that would matter; if we can't detect that, I'd say so and decide on judgment with a staged launch.",
      },
      {
        question: 'In which direction would the bias go for a feature that brings new buyers?',
        about: [0, 4],
        answer:
          'Then control sellers profit too, so the difference between groups understates the effect. The sign depends on whether the groups compete for something fixed or share something that grows.',
      },
    ],
  },
  {
    id: 'product-expert-03',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Product Manager', 'Technical Project Manager'],
    skills: ['Product Strategy', 'Stakeholder Management'],
    tags: ['sunset', 'end of life', 'customer migration'],
    question:
      'An old desktop version of your product has 4 percent of the users, 15 percent of revenue and takes a third of engineering. The CEO asks whether to end it. How do you get to an answer, and what would make you keep it?',
    keyPoints: [
      {
        cue: 'The money side',
        point:
          'Looks at the economics in full: contribution, cost that really disappears, and what the people freed could do',
        weight: 3,
        essential: true,
        said: [
          "a third of the engineers only helps if they're used for something better",
          'what costs stay even if we stop? Shared servers, support',
          'revenue minus the true cost, then the alternative use',
        ],
      },
      {
        cue: 'The 4 percent',
        point: 'Finds out who these customers are, why they stay and whether they would move or leave',
        weight: 3,
        essential: true,
        said: [
          'perhaps they work offline in factories, so a web version is no replacement',
          'interview the twenty biggest, they make most of that money',
          'how many of them also buy other things from us?',
        ],
      },
      {
        cue: 'What could happen afterwards',
        point: 'Estimates scenarios with retention after the end, and names the break-even',
        weight: 2,
        said: [
          "if 60 percent migrate we're fine, at 30 percent we're not",
          'best, middle and worst case over three years',
        ],
      },
      {
        cue: 'What binds you',
        point: 'Checks contracts, legal duties and the effect on reputation',
        weight: 2,
        said: [
          "some have five-year maintenance written in, so we can't just stop",
          'other customers watch how we treat these',
        ],
      },
      {
        cue: 'Between yes and no',
        point: 'Considers options in between, like maintenance only, a higher price, or a sale',
        weight: 2,
        said: ['freeze features and charge for long-term support', 'put it in the hands of a partner'],
      },
      {
        cue: 'If it comes to an end',
        point: 'Outlines a fair end with notice, path, export and help, if it comes to that',
        weight: 2,
        said: [
          "eighteen months' notice, a migration team, and no lock on their data",
          'published milestones: no new sales, no features, only security fixes, the end',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Revenue of 15 percent makes it impossible to end the product',
        said: ['you never turn off something that earns money'],
        correction:
          "Revenue isn't contribution, and part of it can move. The question is what the money and people bring elsewhere, against what's really lost.",
      },
      {
        belief: 'Announcing an early end date forces customers to migrate to our new product',
        said: ["if we set a hard deadline they'll switch over"],
        correction:
          'Forced to switch anyway, customers also look at competitors. They move to you only if the new product does their job and the move is easy.',
      },
    ],
    sampleAnswer:
      "Both easy answers are wrong: 15 percent of revenue doesn't forbid it and 4 percent of users doesn't justify it. I'd look at contribution first: revenue less the costs that would really go. If a third of engineers are freed, the question is what they'd bring elsewhere. Then the people: four percent paying fifteen means large accounts. I'd talk to the top twenty. Perhaps they work offline in plants, or have integrations that took years, and they also buy our other modules. From that I'd model scenarios: with 60 percent migrating it pays within two years, with 30 it never does. That break-even is the core of my answer. I'd check contracts and promised maintenance, and what it signals to all others. And there are options in between: no new features, security fixes only, at a price for long-term support that reflects the cost, or a partner who takes it over. I'd keep it if the web version can't do their main job within about two years, or if the freed people have nothing better. If we end it: published steps, eighteen months' notice, export of all data, a migration team, and no date before the replacement works for three pilot customers.",
    criteria: [
      'Economic reasoning with break-even',
      'Customers as people with a job to do',
      'States what would change the mind',
    ],
    followUps: [
      {
        question: 'The finance chief says a third of the engineering cost is saved at once. Do you agree?',
        about: [0],
        answer:
          "Only if we really employ fewer people or give them work worth more. During the migration cost even rises, since both run and help is needed. I'd show the costs by quarter, with what stays.",
      },
      {
        question: 'How would you estimate the share that migrates?',
        about: [1, 2],
        answer:
          "From the talks with the big ones, by name; from what the web version lacks for each; from a pilot with a few paid migrations; and from past ends in our company. I'd give a range and update it after the pilot.",
      },
    ],
  },
  {
    id: 'product-expert-04',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Product Manager', 'Technical Project Manager'],
    skills: ['Product Strategy', 'Business Case Development'],
    tags: ['enterprise deals', 'custom features', 'opportunity cost'],
    question:
      'Your mid-market product has 600 customers. A corporation offers $2 million a year, a fifth of your revenue, if you build on-premises hosting and a special approval process within nine months. How do you advise?',
    keyPoints: [
      {
        cue: 'The first question',
        point: "Asks if it opens a segment we want, or if it's a one-off that turns us into an agency",
        weight: 3,
        essential: true,
        said: [
          'are there twenty more like them and do we want to serve these?',
          "does it pull us to where we're going, or away from it?",
        ],
      },
      {
        cue: 'What it really takes',
        point: "Counts the full cost including years of running it and what isn't built instead",
        weight: 3,
        essential: true,
        said: [
          'on-premises means two ways to release, support and test forever',
          'what do the 600 lose if two teams are gone for nine months?',
          'not only the building, but carrying it',
        ],
      },
      {
        cue: 'What it does to your position',
        point: 'Points to the risk of depending on one customer and its negotiating power',
        weight: 2,
        said: [
          "with a sixth of our money in one hand they'll steer the roadmap",
          "what if they leave after a year, when we've rebuilt everything?",
        ],
      },
      {
        cue: 'Taking the request apart',
        point: "Separates what can be general from what's special",
        weight: 2,
        said: [
          'approval as a configurable workflow helps many; the on-premises part is the trouble',
          'maybe a dedicated cloud instance meets their security rules',
        ],
      },
      {
        cue: 'What you would verify',
        point: 'Checks how real the offer is and what lies behind the demand',
        weight: 2,
        said: [
          'is there a budget, a signer, a deadline? Many such deals die in procurement',
          'talk to their security people about why it has to be in their own data center',
        ],
      },
      {
        cue: 'Conditions for a yes',
        point: 'Negotiates terms that cover the risk',
        weight: 2,
        said: [
          'a three-year term, payment at milestones, and we keep the rights',
          'a way out for us at defined points and no custom branch',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'So much revenue must be accepted; engineering will find a way',
        said: ["you can't turn down two million"],
        correction:
          "It's two million against its cost, the lost progress for 600 others and the dependency. Often the honest sum is negative or terms decide it.",
      },
      {
        belief: 'A product company must never build anything for one customer',
        said: ["we don't do custom work, as a matter of principle"],
        correction:
          "A demanding customer can pay for entry into a good segment, if what's built is general and the strategy wants that segment.",
      },
    ],
    sampleAnswer:
      "I'd neither celebrate nor refuse. The first question is strategic: are there many like them, do we want to be there, and can we win? If large corporations are where we'd go in two years anyway, this one could fund the entry. Then the cost, in full: building is perhaps two teams for nine months, but on-premises means a second way to release, test and support for as long as they're with us, and 600 customers get less. The dependency: they'd be about a sixth of the new total, and they'd know it. Then I'd take the demand apart. A configurable approval process would help many; that I'd gladly build. On-premises often stands for something else, such as control of keys or where data lies, so I'd have our architect talk to their security people about a dedicated instance. I'd check how real it is: budget, signer, date. My advice might be: yes with a dedicated instance and a general workflow, three-year term, payment at milestones, rights with us, no separate branch, and exit points after three and six months. If they insist on everything special, I'd decline and say what we gain by it.",
    criteria: [
      'Strategy before price',
      'Decomposes the demand',
      'Gives a clear recommendation with conditions',
    ],
    followUps: [
      {
        question: 'Roughly how would you calculate whether it pays?',
        about: [1],
        answer:
          "Two million a year for three years is six. Against that: two teams for nine months, perhaps 1.5 million, then four or five people for running it, and what the delayed roadmap costs in renewals and new sales. The last item decides, so I'd estimate it with a range.",
      },
      {
        question: "It's signed. How do you protect the product against becoming theirs?",
        about: [2, 5],
        answer:
          "Their wishes enter the same process as everybody else's, with an agreed share of capacity. Everything is built configurable on the main line. I'd report their share of our effort quarterly, and we work on winning the second and third such customer.",
      },
    ],
  },
  {
    id: 'product-expert-05',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Product Manager'],
    skills: ['Pricing Strategy', 'Change Management'],
    tags: ['usage pricing', 'value metric', 'revenue predictability'],
    question:
      'You sell a data tool per seat. Automation means that customers need fewer seats while they process more and more. The board wants usage-based pricing. How do you choose what to charge for, and what can go wrong in the change?',
    keyPoints: [
      {
        cue: 'What you charge for',
        point:
          "Looks for a unit that grows with the customer's value and that the customer understands and can foresee",
        weight: 3,
        essential: true,
        said: [
          'invoices processed, rather than compute minutes nobody can picture',
          'they should be able to guess the bill from their own business',
          'if they get more out of it, the number goes up',
        ],
      },
      {
        cue: 'Before anything is announced',
        point: 'Simulates the new price on real usage of all customers before announcing it',
        weight: 3,
        essential: true,
        said: [
          "run last year's data through the new tariff, who pays double, who half?",
          'winners and losers by account, above all the top fifty',
        ],
      },
      {
        cue: 'What customers may fear',
        point: 'Limits bill shock for customers through allowances, commitments, caps and alerts',
        weight: 2,
        said: [
          'a base fee with an included volume and a warning at 80 percent',
          'no shock bill after a bug in their script',
        ],
      },
      {
        cue: 'Inside your company',
        point:
          'Names what changes for the company itself: forecasts, sales commissions, metering and billing',
        weight: 2,
        said: [
          'revenue will swing with their season and finance has to plan for that',
          'salespeople must be paid differently, and the meter has to be correct to the unit',
        ],
      },
      {
        cue: 'Side effects of the unit',
        point: 'Thinks about wrong incentives the unit creates',
        weight: 2,
        said: [
          'if each query costs, people will query less and see less benefit',
          "they'd bundle documents to cheat the counter",
        ],
      },
      {
        cue: 'The order of the change',
        point: 'Moves in stages: new customers first, then renewals with a choice or protection',
        weight: 2,
        said: [
          'start with new contracts and one segment for a quarter',
          'existing ones see both bills side by side for some months before they move',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Usage pricing is always fairer and brings more revenue automatically',
        said: ['pay for what you use, everyone wins'],
        correction:
          'It shifts risk to customers and swings to the vendor. Some pay far more, some far less, and careful ones use less.',
      },
      {
        belief: 'The unit should follow our cost, e.g. compute time and storage',
        said: ["bill them for CPU hours, that's what we pay for"],
        correction:
          "Cost protects the margin, but customers can't foresee or value it. Charge by something of theirs and watch the margin separately.",
      },
    ],
    sampleAnswer:
      "The seat has stopped following the value: the better our automation, the less we earn. For a new unit I ask: does it grow with what the customer gets, can they understand and foresee it, can we measure it without dispute, and what behavior does it cause? Compute minutes fail the second test. Charging for queries makes people look less, which hurts retention. Documents processed could fit, with a rule against bundling. Then I'd run a year of real usage through candidate tariffs for every account. That shows winners and losers; say ten percent would pay double, and half of these are our largest. For those I need an answer before anything is announced. Pure usage scares buyers and makes our revenue swing, so I'd probably take a base fee with an included volume, cheaper units with a commitment, alerts and a cap they set. Inside, finance needs new forecasts, sales other commissions, and metering must be exact and visible, since each wrong bill costs trust. I'd start with new customers in one segment, then renewals, where existing ones see both bills side by side for a few months and large losers get a transition. I'd watch usage per customer as the warning sign.",
    criteria: [
      'Tests the unit by several criteria',
      'Simulation with real data',
      'Knows the internal consequences',
    ],
    followUps: [
      {
        question: 'Your simulation shows 15 percent less revenue in year one. Do you stop?',
        about: [1],
        answer:
          "Not by itself. I'd ask if growth in volume wins it back, how sure that is, and what happens with seats if we do nothing: if they shrink by ten percent a year, waiting isn't free. Then tune the tariff or slow the change.",
      },
      {
        question: 'How would you notice early that the unit is harming use?',
        about: [4],
        answer:
          'Volume per customer against a group still on seats, fewer active users, jobs that were turned off, and support questions about the bill. If people ration the core of the product, the unit or the allowance is wrong.',
      },
    ],
  },
  {
    id: 'product-expert-06',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Product Manager', 'Technical Project Manager', 'Engineering Manager'],
    skills: ['Product Strategy', 'Prioritization'],
    tags: ['portfolio', 'budget cuts', 'investment'],
    question:
      'You lead product for eight teams: five on the core, two on a growth product, one on a risky new bet. The budget is cut by a quarter from next quarter on. How do you decide what to stop?',
    keyPoints: [
      {
        cue: 'Your basic approach',
        point: 'Decides by strategy and stops whole things instead of cutting every team by a quarter',
        weight: 3,
        essential: true,
        said: [
          'eight teams with six people each minus a quarter makes eight weak teams',
          'better to end two efforts than to starve all',
        ],
      },
      {
        cue: 'How you judge each effort',
        point:
          'Judges each investment at the margin: what does it bring from here on, what is lost if it stops',
        weight: 3,
        essential: true,
        said: [
          'what does the fifth core team still add? Maybe less than the bet',
          "forget what we've already spent, only the future counts",
        ],
      },
      {
        cue: 'Core, growth and bet',
        point: 'Uses different criteria for core, growth and bets',
        weight: 2,
        said: [
          'the core I measure by money and risk, the bet by what it has learned',
          "don't ask a six-month-old experiment for profit",
        ],
      },
      {
        cue: 'What must not be hit',
        point: 'Protects what keeps the business safe, such as security, compliance and operations',
        weight: 2,
        said: [
          "some of the core work isn't visible but without it we fall over",
          "who's on call for the parts we stop?",
        ],
      },
      {
        cue: 'The people involved',
        point: 'Speaks early and honestly with people and customers concerned',
        weight: 2,
        said: [
          'the teams hear it from me, with the reason, before any rumor',
          'promises to clients that we break are on a list with an owner',
        ],
      },
      {
        cue: 'How you carry it out',
        point: 'Makes the stop orderly and sets a point to review',
        weight: 2,
        said: [
          "hand over, archive, switch off, so it doesn't eat time in the dark",
          'after one quarter we check if the assumptions held',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Spreading the cut evenly is the fairest way',
        said: ["everyone gives up 25 percent, that's fair"],
        correction:
          "It's fair in form but leaves too little everywhere: same number of goals with fewer people. Focus hurts visibly but leaves teams that work.",
      },
      {
        belief: 'In a crisis, bets and new products must go first',
        said: ['we go back to the core and cut all experiments'],
        correction:
          "Sometimes right, but a mature core may hardly gain from its last team, and without bets there's no growth after it. Compare at the margin.",
      },
    ],
    sampleAnswer:
      "Two of eight teams' worth of money has to go, and spreading it would make eight weak teams with the same goals. So I'd stop whole things. First I'd ask what must be true in two years: is the core still growing, or is it a base that pays for the rest? Then I look at the margin. What does the fifth core team add from here on, what would we lose without it? What we've already spent doesn't count. I judge the three kinds differently: the core by revenue kept and risk, the growth product by its unit economics and speed, the bet by whether it has answered its big questions. If the bet still has no customer who returns after a year, it's a candidate; if three pilots renewed, I'd rather merge two core teams. I'd protect security, compliance and being on call, as these are invisible until missing. I'd bring the CEO two real options with consequences and my recommendation. People hear it from me early, with the reason, before rumors, and customers with promises get a call. Then we stop properly, handing over and switching off, and review after a quarter whether the assumptions held.",
    criteria: [
      'Reasons at the margin, ignores sunk cost',
      'Offers options with consequences',
      "Human in how it's carried out",
    ],
    followUps: [
      {
        question: 'How do you compare the bet with the fifth core team, if the numbers are so different?',
        about: [1, 2],
        answer:
          "By what the next quarter of work would change: for the bet, which question gets answered and what the prize would be with which odds; for the team, which revenue or risk moves. They aren't exact, but show which assumption decides.",
      },
      {
        question:
          'Months later you see that people still work on the stopped product. Why does that happen, and what do you do?',
        about: [5],
        answer:
          'Usually because it still runs: customers ask, bugs come, and somebody feels responsible. Stopping means a date, a message to customers, data handed over and systems off, or an owner with hours for keeping it alive.',
      },
    ],
  },
  {
    id: 'product-expert-07',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Product Manager', 'Machine Learning Engineer', 'Technical Project Manager'],
    skills: ['Product Strategy', 'Risk Management'],
    tags: ['generative ai', 'quality evaluation', 'trust'],
    question:
      "Your team wants to launch an assistant that drafts replies to insurance claims with a language model. The demo is impressive. How do you decide what 'good enough to launch' means, and how do you launch it?",
    keyPoints: [
      {
        cue: 'What ‘good enough’ means',
        point:
          'Defines quality by kinds of error and their harm, with limits, instead of by an average impression',
        weight: 3,
        essential: true,
        said: [
          'a clumsy tone is annoying, a wrong promise of payment is a disaster',
          'at most one in a thousand serious errors, but ten percent may need rewording',
          'list what must never happen',
        ],
      },
      {
        cue: 'How you measure that',
        point:
          'Measures on a representative set of real cases, with judgments by experts, before and after every change',
        weight: 3,
        essential: true,
        said: [
          '500 old claims including the odd ones, graded by claim handlers',
          'run the same set again each time the prompt or model changes',
        ],
      },
      {
        cue: 'Before a draft goes out',
        point: "Keeps a person responsible for what's sent, and designs against blind approval",
        weight: 2,
        said: [
          'the clerk sends it, and must see the source passage next to the draft',
          'after the hundredth good draft people just click, so we check samples',
        ],
      },
      {
        cue: 'Good compared with what',
        point: "Compares with today's error rate and time, as the baseline",
        weight: 2,
        said: [
          'humans make mistakes as well, how many?',
          'is the whole thing faster when checking is included?',
        ],
      },
      {
        cue: 'The launch itself',
        point: 'Starts with few users and low-risk cases and watches edits, complaints and outcomes',
        weight: 2,
        said: [
          'first in one team, drafts for simple glass damage only',
          'how much of the text is changed before sending is my signal',
        ],
      },
      {
        cue: 'Rules and obligations',
        point: 'Clarifies data protection, transparency and who answers for errors, with law and compliance',
        weight: 2,
        said: [
          'may these health data go to the provider at all?',
          'what do we tell claimants, and how can they object?',
        ],
      },
      {
        cue: 'Running it every day',
        point: 'Considers cost and speed per case and what happens when the model is down or replaced',
        weight: 1,
        said: ['ten cents a draft at a million claims is real money', 'the old way has to keep working'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A model with 95 percent accuracy in the demo is ready for launch',
        said: ['it was right nearly every time when we tried, so ship it'],
        correction:
          'It depends on what the other five percent do, and a demo shows chosen cases. Count serious errors on representative ones.',
      },
      {
        belief: 'A human who approves each draft makes the errors of the model harmless',
        said: ["there's a person in the loop, so nothing can happen"],
        correction:
          "People trust a system that's mostly right and stop reading. Review must be designed, sampled and measured.",
      },
    ],
    sampleAnswer:
      "A demo shows what it can do, not how often it goes wrong. With claim handlers I'd list the kinds of error and their harm: awkward tone, missing information, a wrong deadline, a promise of payment that isn't covered. For each we set a limit: tone may need work in ten percent, a false promise at most one in a thousand, personal data of another person never. Then a set of several hundred real claims, including rare ones, graded by experts, with our people's own replies graded too, since today's error rate is the baseline. One in a thousand needs thousands of cases to prove, so part of it will be watched in use. We rerun the set on each change of prompt or model. For launch: one team, simple claims, the clerk sends and sees the policy passage beside the draft. As people start to click through, we plant checks and review samples. I watch edits, time including checking, complaints and reopened claims. Legal and data protection are in from the start. We widen by type of claim when limits hold for a month. A draft costs about ten cents, fine if it saves minutes, and if the model is down, clerks write as before.",
    criteria: [
      'Thinks in kinds of harm',
      'Understands human oversight as something to design',
      'Knows the statistical limits of the test set',
    ],
    followUps: [
      {
        question: 'How many cases do you need to show that serious errors are below one in a thousand?',
        about: [1],
        answer:
          "With zero errors among about 3,000 cases, I can say so with 95 percent confidence, the rule of three. With some errors, more. That's why I'd limit early use to cases where a serious error is caught or can be repaired.",
      },
      {
        question: 'How do you notice that clerks only click through?',
        about: [2],
        answer:
          "Time per approval falls below reading time, the share of edits drops while sampled quality doesn't rise, and planted errors go through. Then I'd change the design: show less automation for risky parts, ask for an active choice there.",
      },
    ],
  },
  {
    id: 'product-expert-08',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Product Manager', 'Technical Project Manager'],
    skills: ['Stakeholder Management', 'Product Strategy'],
    tags: ['executive pressure', 'evidence', 'disagreement'],
    question:
      'The CEO came back from a conference and wants a social feed in your accounting product, announced at the customer event in five months. You believe that nobody needs it. What do you do?',
    keyPoints: [
      {
        cue: 'What you find out first',
        point: 'Finds out the goal and the worry behind it before arguing about the feed',
        weight: 3,
        essential: true,
        said: [
          "what did he see there? Perhaps he's afraid that we look old",
          "if it's about engagement or about a rival's story, there may be better ways",
        ],
      },
      {
        cue: 'How you settle who is right',
        point: 'Proposes a cheap, quick test or facts that could prove either of us wrong',
        weight: 3,
        essential: true,
        said: [
          'two weeks, a prototype with ten accountants, and we agree on what counts',
          'I might be wrong, so let me find out before we spend five months',
        ],
      },
      {
        cue: 'The price of a yes',
        point: 'Shows what it would displace and what the announcement would bind',
        weight: 2,
        said: [
          "five months for two teams means the tax module isn't ready for the season",
          "once it's on a stage in front of clients we can't take it back",
        ],
      },
      {
        cue: 'What your case rests on',
        point: 'Brings evidence instead of opinion, including what speaks for it',
        weight: 2,
        said: [
          'of 300 interviews last year nobody asked, but 40 wanted to reach their advisor faster',
          'I look for signs that support him as well',
        ],
      },
      {
        cue: 'Where and how you say it',
        point: 'Speaks candidly, in private and early, not in front of everyone',
        weight: 2,
        said: [
          'I ask for half an hour with him, alone, this week',
          'no silent resistance and no scene in the meeting',
        ],
      },
      {
        cue: 'If the answer stays yes',
        point: 'If decided otherwise, carries it and limits the damage with checkpoints',
        weight: 2,
        said: [
          "disagree and commit, but with a first version that's small and a stop date",
          "I don't let the team feel that I hope it fails",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The product manager owns the product and must refuse such wishes from above',
        said: ["I'd just say no, since it's my product"],
        correction:
          'Ownership means taking care of a good decision. The CEO may know more of the market and carries the risk; bring facts and options.',
      },
      {
        belief: "If the CEO wants it, it's best to build it without discussion",
        said: ["he's the boss, so we do it"],
        correction:
          'Silence takes from the company the knowledge it pays you for. Say it clearly once with facts, then support the decision.',
      },
    ],
    sampleAnswer:
      "I'd ask for half an hour alone, this week, and I'd start with questions: what did you see, what do you want to be different in a year? It may be that he's afraid we look old, or that customers open us only once a month. Then we have a goal, and the feed is one idea for it. I'd bring what I know, also what speaks for him: in our interviews nobody asked for a feed, but forty wanted quicker contact with their advisor. I'd show the price: two teams for five months, so the tax module misses the season, and an announcement on stage can't be taken back. But I may be wrong. So I'd offer a test of two weeks: a clickable prototype for ten accountants and an offer in the product for a hundred, and we agree beforehand what result would convince either of us. For the event I'd suggest showing the advisor contact, which has a story as well. If he still decides for the feed, I'll say that I see it differently, and then I carry it: a small first version, a checkpoint after eight weeks with a measure, and no sighing in front of the team.",
    criteria: ["Curious about the other's reasons", 'Courage without show', 'Commits after the decision'],
    followUps: [
      {
        question: 'The test is lukewarm: three of ten like it. He sees that as success. What now?',
        about: [1],
        answer:
          "That's why we agreed on the bar beforehand. I'd go back to it, show what the three would use it for, and suggest to serve just that need in a small way, instead of disputing whether three is many.",
      },
      {
        question: 'How do you tell the team about a decision you argued against?',
        about: [5],
        answer:
          "I say that I had another view, that it was heard, what the reasons are and how we'll see if it works. I stand behind it, ask for their best, and name the checkpoint so their doubts have a place.",
      },
    ],
  },
  {
    id: 'product-expert-09',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Product Manager', 'Data Scientist'],
    skills: ['Experimental Design', 'Product Analytics'],
    tags: ['selection bias', 'experiment programs', 'long term effects'],
    question:
      'Your growth team shipped nine experiments last year, each a significant win between 1 and 4 percent. Added up they promise 20 percent more revenue; the year shows 3. What are the possible reasons, and how would you find out?',
    keyPoints: [
      {
        cue: 'What happens when you ship wins',
        point: 'Explains that shipped winners overstate their effects, as only lucky ones pass the bar',
        weight: 3,
        essential: true,
        said: [
          'we select those that came out high, so part of it is chance',
          "the winner's curse, small tests with low power exaggerate most",
        ],
      },
      {
        cue: 'How you find the true total',
        point: 'Proposes a long-running holdout that gets none of the changes, to measure the joint effect',
        weight: 3,
        essential: true,
        said: [
          'five percent of users keep the old version for a year and we compare',
          'a holdback group shows what all of it was worth together',
        ],
      },
      {
        cue: 'Flaws in single tests',
        point: 'Names false positives, from many tests, metrics, looks or segments',
        weight: 2,
        said: [
          'if they ran ninety tests, several win by accident',
          'picked the metric after seeing the results',
        ],
      },
      {
        cue: 'The nine together',
        point: 'Names effects that overlap or cannibalize each other',
        weight: 2,
        said: [
          "three of them move the same people on the same step, so they don't add up",
          'more trials now, fewer later, or one product takes from the other',
        ],
      },
      {
        cue: 'What happens after shipping',
        point: 'Names effects that fade or reverse over time',
        weight: 2,
        said: [
          'a pushy discount pulls purchases forward and raises returns or churn',
          'novelty wears off after some weeks',
        ],
      },
      {
        cue: 'The 20 against the 3',
        point: 'Checks whether the baseline moved and whether the tests covered just a part',
        weight: 2,
        said: [
          'the market may have fallen by ten, then three is good',
          '4 percent on a page that a tenth of revenue runs through is 0.4',
        ],
      },
      {
        cue: 'What you would do differently',
        point: 'Changes the program: more power, replication, shrunken estimates, less pressure to win',
        weight: 1,
        said: [
          'retest the big wins, and report the cautious estimate',
          'reward what was learned rather than the number of wins',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Effects of separate significant experiments can simply be added up to a forecast',
        said: ['3 plus 2 plus 4 and so on, so 20 percent must be there'],
        correction:
          'Selected effects are overstated, overlap, fade and apply to parts of the traffic. A holdout measures their joint effect.',
      },
      {
        belief: "If the year doesn't show it, experiments are useless",
        said: ["so A/B tests don't work, let's go by intuition"],
        correction:
          "Without them you couldn't tell at all. The remedy is honest estimates, enough power and a check on the total.",
      },
    ],
    sampleAnswer:
      "Many things can explain it, and I'd try to size each. First, selection: we shipped those that came out high, so their estimates are inflated, most of all with small samples. If they ran ninety tests to get nine wins, several may be pure chance, even more if they looked daily or chose the metric later. Second, scope: 4 percent on a page that carries a tenth of revenue is 0.4 in total. Third, overlap: several changes push the same people over the same step, so effects don't add. Fourth, time: discounts pull purchases forward, novelty fades, pushy flows raise refunds. Fifth, the baseline: if the market fell by ten percent, three is not bad at all. To find out, I'd list all the tests, not only the wins, recompute the effect on total revenue with a shrunken estimate, and rerun the two largest. The clean answer is a holdout: five percent of users get none of the changes for two or three quarters. I'd start it now for the coming year, knowing it costs a little revenue and care. And I'd stop counting wins as the team's goal, because that's what produces them.",
    criteria: [
      'Structures the causes and sizes them',
      'Prefers measuring to arguing',
      "Looks at the team's incentives",
    ],
    followUps: [
      {
        question: 'What does a holdout cost, and who should be in it?',
        about: [1],
        answer:
          'The held-back users miss real gains, and old code paths have to be kept working. So a small random share, large enough for the effect we care about, renewed each half-year, and without fixes for security or law being withheld.',
      },
      {
        question: 'Why do small tests exaggerate more?',
        about: [0],
        answer:
          'With a lot of noise only estimates far above zero become significant. If the true effect is one percent and the bar lies at three, every win you see says at least three. With greater power the bar is low and the bias small.',
      },
    ],
  },
]
