import type { OpenQuestion } from '../open-question.ts'

export const productIntermediate: readonly OpenQuestion[] = [
  {
    id: 'product-intermediate-01',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Product Manager', 'Data Scientist'],
    skills: ['Product Analytics', 'Growth'],
    tags: ['funnel', 'activation', 'segmentation'],
    question:
      "Here is last month's funnel of your invoicing tool, a self-service product. The team wants to redesign the pricing page. Where would you look, and what would you do before deciding?",
    code: {
      language: 'text',
      lines: [
        'step                       users   of previous',
        'visited landing page      80,000',
        'started sign-up           12,000     15 %',
        'finished sign-up           9,000     75 %',
        'created first invoice      2,700     30 %',
        'sent first invoice         2,400     89 %',
        'opened pricing page        1,900     79 %',
        'paid                         950     50 %',
      ],
    },
    keyPoints: [
      {
        cue: 'Where you would look',
        point: 'Points to the step between finished sign-up and first invoice as the likely biggest lever',
        weight: 3,
        essential: true,
        said: [
          'seven of ten people register and never make an invoice',
          "we lose 6,300 who already wanted in, that's where I'd dig",
          'activation is the leak, not the pricing page',
        ],
      },
      {
        cue: 'How you go on from there',
        point: 'Finds out why people drop there, by watching or talking to them, before choosing a remedy',
        weight: 3,
        essential: true,
        said: [
          'watch ten recordings and call a few who left after registering',
          "maybe we ask for the tax number and they don't have it at hand",
          'the numbers say where, not why',
        ],
      },
      {
        cue: 'Breaking down the numbers',
        point: 'Splits the funnel by source, device or type of company',
        weight: 2,
        said: [
          'perhaps people from an ad campaign never send invoices anyway',
          'compare phone with desktop and freelancers with shops',
        ],
      },
      {
        cue: 'What is to be gained where',
        point: 'Estimates what an improvement of each step would bring in paying customers',
        weight: 2,
        said: [
          "if 30 became 40 percent we'd have about a third more payers, provided the later rates hold",
          'the pricing page would need to go from 50 to 67 percent for the same gain',
        ],
      },
      {
        cue: 'Doubts about the table',
        point: 'Questions whether the steps, the time window and the cohort are right',
        weight: 2,
        said: [
          'is it the same people followed through, or just counts in a month?',
          'someone who signed up on the 30th may send an invoice later',
        ],
      },
      {
        cue: 'What follows the decision',
        point: 'Tests the change with an experiment and watches the rate of paying, not just the step',
        weight: 1,
        said: [
          "a template invoice that's already filled, shown to half of the new ones",
          'more first invoices are only good if they also end up paying',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The step with the lowest percentage is always the one to fix',
        said: ["the landing page has 15 percent, so it's obviously the worst"],
        correction:
          "Steps differ in nature: many visitors only look around. Compare with what's normal there, how far it can move and how many serious users are lost.",
      },
      {
        belief: 'The pricing page is closest to the money, so a better one pays most',
        said: ['work on the last step, because there you earn the money'],
        correction:
          'Few people reach the last step. A gain earlier multiplies through all later ones if those rates hold.',
      },
    ],
    sampleAnswer:
      "I wouldn't start with the pricing page; half of those who open it pay. What strikes me is that 9,000 finish signing up and 2,700 create an invoice, so 6,300 people who had taken the trouble to register never reach the value. If I moved that 30 percent to 40 and later rates stayed the same, we'd go from 950 to about 1,270 payers. For the same gain the last step would have to go from 50 to 67 percent. Later rates may fall, of course, as the additional people are less keen. First I'd check the data: is it a cohort followed over 30 days, or just counts in the month? Then I'd split it by source, device and type of business; perhaps an ad campaign brings people who never invoice. And the funnel tells me where but not why, so I'd watch sessions and call people who stopped. If they hang on tax details, we could let them start with a sample invoice. That goes to half of the new users, and I judge it by payers.",
    criteria: [
      'Calculates instead of only looking',
      'Distinguishes where from why',
      'States the assumption behind the estimate',
    ],
    followUps: [
      {
        question: 'Why might the gain be smaller than your calculation?',
        about: [3],
        answer:
          "The people we newly convince are usually less motivated than those who made it anyway, so they send and pay less often. I'd therefore judge the experiment by paying customers and not by the next step.",
      },
      {
        question: 'Freelancers create invoices at 55 percent and shops at 10. What does that tell you?',
        about: [1, 2],
        answer:
          "The average hides two products. Either shops come with another need, such as receipts or stock, and we attract the wrong people, or our first steps suit freelancers only. I'd talk to shops before changing the flow for all.",
      },
    ],
  },
  {
    id: 'product-intermediate-02',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Product Manager', 'Data Scientist'],
    skills: ['A/B Testing', 'Experimental Design'],
    tags: ['peeking', 'sample size', 'significance'],
    question:
      'Your checkout experiment was planned for 14 days. On day 3 the dashboard shows +6 percent orders with p = 0.04, and your director wants to ship today. What do you say?',
    keyPoints: [
      {
        cue: 'What happens if you ship today',
        point: 'Explains that stopping at the first significant look produces false wins',
        weight: 3,
        essential: true,
        said: [
          "if you look each day and stop when it's below 0.05, you'll be fooled far more than 5 percent of the time",
          "p wanders around, on day three it's easy to catch a lucky moment",
          'peeking inflates the error',
        ],
      },
      {
        cue: 'What you suggest instead',
        point: 'Keeps to the planned duration and sample size, as agreed before the start',
        weight: 3,
        essential: true,
        said: [
          "we computed 14 days to see a 2 percent effect, so let's run it",
          "the rule was fixed beforehand, I'd stick with it",
        ],
      },
      {
        cue: 'What days 1 to 3 contain',
        point: 'Points out that three days miss the weekly pattern and returning buyers',
        weight: 2,
        said: [
          "weekends are different and we haven't even had one",
          'at least one full week or two, as people shop differently on payday',
        ],
      },
      {
        cue: 'What the +6 percent tells you',
        point: 'Warns that an early estimate is usually exaggerated and novelty may fade',
        weight: 2,
        said: ['the six percent will probably shrink', "regulars click new things because they're new"],
      },
      {
        cue: 'What you look at today',
        point: 'Checks guardrails and the split before believing anything',
        weight: 2,
        said: [
          'is it really 50 to 50, or is there a sample ratio mismatch?',
          'look at returns, refunds and errors too',
        ],
      },
      {
        cue: 'If they need faster answers',
        point: 'Names a proper way to decide early, or the case in which to stop for harm',
        weight: 1,
        said: [
          'sequential testing with stricter limits allows earlier looks',
          "if orders had crashed I would have stopped at once, that's different",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'p = 0.04 means there is a 96 percent chance that the new version is better',
        said: ["we're 96 percent sure that it works"],
        correction:
          "The p-value says how often a difference at least this large would appear if nothing had changed. It isn't the probability that the variant is better.",
      },
      {
        belief: 'Once a test reaches significance it can be stopped at any time',
        said: ['significant is significant, why wait?'],
        correction:
          'The error rate holds for one look at the planned size. Repeated looks need methods made for that, with stricter limits.',
      },
    ],
    sampleAnswer:
      "I'd say: promising, but not yet. We planned 14 days because that's what it takes to see a two percent effect reliably. If we look every day and stop the first time p is under 0.05, we'd declare winners far more often than one in twenty even when nothing changed; the value wanders. Also, we have had three days and not even one full week, regular customers may be reacting to the novelty, and an early winner usually looks bigger than it is. So I'd expect less than six percent in the end. What I'd do today is check that the test is sound: is the split really half and half, do returns, refunds and errors look normal? If something were clearly broken, I'd stop at once, since stopping for harm is another matter. And if the director often needs early answers, we can plan the next test with a sequential method that allows interim looks with stricter limits. Waiting eleven days costs us little; shipping a false win costs trust in all our numbers.",
    criteria: [
      'Explains statistics to a director in plain words',
      'Weighs the cost of waiting',
      "Doesn't hide behind rules",
    ],
    followUps: [
      {
        question: 'How would you explain peeking to someone without statistics?',
        about: [0],
        answer:
          "Imagine tossing a fair coin and stopping as soon as heads is clearly ahead. If you may stop whenever you like, you'll often 'prove' that the coin is unfair. Deciding the number of tosses beforehand prevents that.",
      },
      {
        question: 'The split turns out to be 53 to 47 with 100,000 users. What do you conclude?',
        about: [4],
        answer:
          "At that size it can't be chance, so assignment or logging is broken, for example one variant loses slow devices. I wouldn't interpret the result at all until the cause is found, and then I'd rerun the test.",
      },
    ],
  },
  {
    id: 'product-intermediate-03',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Product Manager'],
    skills: ['Pricing Strategy', 'Stakeholder Management'],
    tags: ['price increase', 'existing customers', 'churn'],
    question:
      'Your subscription costs $20 a month, unchanged for five years while the product has grown a lot. Finance asks for $26, for existing customers as well. How do you approach it?',
    keyPoints: [
      {
        cue: 'Where you begin',
        point: 'Finds out what the product is worth to different customers before setting the number',
        weight: 3,
        essential: true,
        said: [
          "talk to customers about what they'd use instead and what that costs",
          'heavy users get much out of it, occasional ones may leave for the difference',
          'look at win and loss reasons, use, and what rivals charge',
        ],
      },
      {
        cue: 'The arithmetic behind it',
        point: 'Calculates how much churn the increase can bear and what is at stake over time',
        weight: 3,
        essential: true,
        said: [
          "at 30 percent more, we're better off until about 23 percent leave",
          'do the math on lifetime revenue and not only on next month',
        ],
      },
      {
        cue: 'How you reduce the risk',
        point: 'Tests on new customers or in a part of the base first',
        weight: 2,
        said: ['new sign-ups pay 26 first and we watch the conversion', 'start with one segment or country'],
      },
      {
        cue: 'Today’s subscribers',
        point: 'Treats existing customers separately: notice, a transition or a limit',
        weight: 2,
        said: [
          'old ones keep the price for six months or until renewal',
          'long notice and an annual plan at the former price',
        ],
      },
      {
        cue: 'What customers hear',
        point: 'Communicates openly and early what the reason is, and prepares support',
        weight: 2,
        said: [
          'a plain email that says what it costs from when and why, no tricks',
          'give support answers and a room for hardship cases',
        ],
      },
      {
        cue: 'The shape of the offer',
        point: 'Considers packages instead of one increase for all',
        weight: 1,
        said: [
          'keep a basic tier at 20 and put the new things in a higher one',
          'good, better, best, so people can choose',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Price should be derived from our costs plus a margin',
        said: ['we take our costs and add 20 percent'],
        correction:
          "Costs set a floor. What people pay depends on what it's worth to them and on their alternatives.",
      },
      {
        belief: 'If no one complains in interviews, the increase is safe',
        said: ["I'd ask them whether they accept 26 dollars"],
        correction:
          "People can't foretell what they'll do, and those who leave often say nothing. Watch behavior: conversion, downgrades, cancellations.",
      },
    ],
    sampleAnswer:
      "I'd first ask what the increase should achieve, and then whether the value supports it. I'd look at use: who depends on it daily, who logs in once a month? I'd speak with both, and look at what alternatives cost. Then the math: from 20 to 26 is 30 percent more, so with all else equal we earn more until about 23 percent of customers leave, but I'd count it over their lifetime, with lost referrals and downgrades. I wouldn't ask people if they accept 26; I'd test it. New customers first, in one market, and I'd watch conversion and cancellations for two or three months. Perhaps packages are better: a basic plan stays at 20 and what we've added goes into a plan at 29. Existing customers get it last, with notice of two or three months, or at renewal, and an annual plan at the former price for loyal ones. The message is plain: what changes, when and why. Support gets answers and some freedom for hardship. And we fix beforehand at which churn we stop.",
    criteria: [
      'Separates new from existing customers',
      'Works with a calculation',
      'Fair and open toward customers',
    ],
    followUps: [
      {
        question: 'How did you get to about 23 percent?',
        about: [1],
        answer:
          'Today 100 customers pay 2,000 dollars. At 26 dollars I need 77 customers for the same amount, so I can lose 23. If serving a customer costs us something, even a bit more; lost growth speaks for less.',
      },
      {
        question: 'Should the oldest customers keep 20 dollars forever?',
        about: [3, 4],
        answer:
          "It's kind, but it piles up special cases, and they're often those who use most. I'd rather give a long transition and perhaps a lasting discount than a promise forever, unless we once made it.",
      },
    ],
  },
  {
    id: 'product-intermediate-04',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Product Manager', 'Technical Project Manager'],
    skills: ['Roadmapping', 'Stakeholder Management'],
    tags: ['roadmap', 'commitments', 'outcomes'],
    question:
      "Sales wants feature dates for the next four quarters, the engineers refuse any date, and the board wants 'the vision'. You own the roadmap. What do you make, and how do you use it?",
    keyPoints: [
      {
        cue: 'What the items are',
        point: 'Orders it by problems and outcomes rather than as a list of features with dates',
        weight: 3,
        essential: true,
        said: [
          "I'd say 'new customers are live in a day instead of a week', and not 'wizard, version 2'",
          'themes tied to goals, features are only our present idea',
        ],
      },
      {
        cue: 'How far ahead you can see',
        point: 'Shows certainty falling with distance, such as now, next and later',
        weight: 3,
        essential: true,
        said: [
          'this quarter concrete, next one rough, after that only directions',
          "I don't give a date to what we haven't looked into",
        ],
      },
      {
        cue: 'When a date is right',
        point: 'Distinguishes real commitments and gives those a date with a margin',
        weight: 2,
        said: [
          'a legal deadline or a contract gets a date that engineers agreed to',
          'few promises, but these hold',
        ],
      },
      {
        cue: 'Three groups of readers',
        point: 'Serves different audiences with views of the same plan',
        weight: 2,
        said: [
          'the board sees the direction on one page, the team sees the work, sales what it may tell customers',
          'one source, three levels of detail',
        ],
      },
      {
        cue: 'How it comes about',
        point: 'Builds it with the engineers and with sales, so they know what it rests on',
        weight: 2,
        said: [
          'engineers help to size it, sales brings the lost deals',
          'no surprise at the meeting since I spoke with each before',
        ],
      },
      {
        cue: 'After it is published',
        point: 'Reviews it regularly and explains what changed and why',
        weight: 2,
        said: [
          'once a quarter we go through what we learned and move things',
          "a changelog of the plan, so that changes don't look like chaos",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A roadmap is a promise, so it should list only features with fixed dates',
        said: ["every item needs a release date, otherwise it's no roadmap"],
        correction:
          "Far dates for features are guesses that people treat as promises. Date what's really committed, and show the direction for the rest.",
      },
      {
        belief: 'Agile teams need no roadmap because plans change anyway',
        said: ["we're agile, we only plan the next sprint"],
        correction:
          'Sales, hiring, budgets and other teams need a direction. A plan that shows its uncertainty and changes openly fits Agile well.',
      },
    ],
    sampleAnswer:
      "All three have a point, so I'd make one plan with different views. The base is outcomes: 'new customers are live within a day', 'half as many billing questions', each with a measure and the reason it matters. Under them stands what we think we'll build, as a current idea. In time I'd use now, next and later: this quarter is concrete and sized by the engineers, the next one is rough, beyond that there are only directions, without dates. Then there are real commitments, like a legal deadline or a signed contract; they get a date that the engineers agreed to, with some margin, and we keep their number small. The board gets one page with the direction and how the themes lead there. Sales gets what it may tell customers, and in which words. Before I show it, I talk with each group, so nobody is surprised. Every quarter we go through what we've learned, and I write down what moved and why. If sales needs a date for a deal, they ask me about this one item and I find out.",
    criteria: [
      "Takes each group's need seriously",
      'Honest about uncertainty',
      'Treats the plan as a living thing',
    ],
    followUps: [
      {
        question: 'A deal depends on a feature in nine months. Do you give the date?',
        about: [2],
        answer:
          "Only after the team has looked into it enough to give a range, and then I'd commit to the late end and state what it displaces. If they can't, I'd tell the customer what we know and when we'll know more.",
      },
      {
        question: 'You moved a theme that sales already told customers about. How do you handle it?',
        about: [5],
        answer:
          "I tell sales the same day, with the reason and what they can say, and I offer to join the most affected calls. Then we look at how it became a promise and fix what's shown to customers.",
      },
    ],
  },
  {
    id: 'product-intermediate-05',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Product Manager', 'Technical Project Manager'],
    skills: ['Product Launch', 'Release Management'],
    tags: ['launch plan', 'staged rollout', 'readiness'],
    question:
      'In four weeks a new permission model goes live for 50,000 business customers. The code is almost ready. What else has to be ready, and how do you release it?',
    keyPoints: [
      {
        cue: 'Who gets it when',
        point: 'Releases in stages with a check between them, not to all at once',
        weight: 3,
        essential: true,
        said: [
          'our own company first, then 1 percent, then 10, and we look before each step',
          'a beta with thirty willing customers, small ones before the big ones',
          'feature flag, so I can widen it slowly',
        ],
      },
      {
        cue: 'If it goes wrong',
        point: 'Has a way back and says in advance what would trigger it',
        weight: 3,
        essential: true,
        said: [
          'if access errors double or ten admins lock themselves out, we switch off',
          'how do we return once people have set the new roles? That has to work in a test',
        ],
      },
      {
        cue: 'People inside the company',
        point: 'Prepares support, sales and customer success before the first customer sees it',
        weight: 2,
        said: [
          'train the support people and write the help articles',
          'those who talk to customers know it a week earlier and have answers',
        ],
      },
      {
        cue: 'The customers',
        point: 'Tells customers in time what changes for them, above all the admins',
        weight: 2,
        said: [
          'an email four weeks ahead to the admins with what they need to do',
          'a banner in the product and for large accounts a call',
        ],
      },
      {
        cue: 'How you judge it',
        point: 'Defines what success is and watches it during the rollout',
        weight: 2,
        said: [
          'roles are set up correctly without help, tickets per thousand customers',
          'a dashboard with denied requests and logins for the first two weeks',
        ],
      },
      {
        cue: 'Who keeps it together',
        point: 'Has one owner and a checklist with names across the functions',
        weight: 2,
        said: [
          'legal, docs, billing, translation, each with a person and a date',
          'a short weekly launch meeting, and one who decides go or no go',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: "The launch is the day the code is deployed; afterwards it is the operations team's matter",
        said: ['once it is live my work is done and we go on to the next feature'],
        correction:
          'The days after decide: customers meet it, errors and questions appear, and only then does it show whether the goal was reached.',
      },
      {
        belief: 'A big bang release is fairer, since everyone gets it at once',
        said: ['everyone should get it on the same day so no one is confused'],
        correction:
          'With permissions an error means people locked out or seeing too much. Stages limit the damage to a few whom you can help quickly.',
      },
    ],
    sampleAnswer:
      "Permissions are delicate: an error locks people out or shows them too much. So I'd never switch it on for 50,000 at once. First our own company, then thirty customers who volunteered, then 1, 10, 50 percent, small accounts before large ones, a few days between the steps. Before each I look at denied requests, tickets per thousand customers and how many admins set up their roles without help. We write down now what stops us, say twice the normal access tickets, and we rehearse the way back, including what happens to roles people have already set. Around that there's a checklist with a name and a date for each: help articles, translations, legal, training of support, what sales may say. Support knows it a week before customers do. Admins get an email four weeks ahead saying what changes and what they must do, a banner in the product and, for the largest accounts, a call. One person decides go or no go, and that's me. Two weeks after the last step we look at whether the goal was reached.",
    criteria: [
      'Thinks beyond the code',
      'Chooses triggers in advance',
      'Considers the particular risk of permissions',
    ],
    followUps: [
      {
        question: 'Why is going back hard here, and how do you prepare?',
        about: [1],
        answer:
          "In the new model customers create roles that the old one can't express. I'd keep the old rights untouched and in step for the transition, so that switching off restores known access, and tell admins that changes since then may be lost.",
      },
      {
        question: 'Support says that they had no time to learn it. Do you go on?',
        about: [2, 3],
        answer:
          "I'd hold the wider steps but go on with the small beta, where my own team can answer questions. I'd give support a short session with real cases from the beta, which is better training than slides.",
      },
    ],
  },
  {
    id: 'product-intermediate-06',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Product Manager', 'Technical Project Manager'],
    skills: ['Stakeholder Management', 'Conflict Resolution'],
    tags: ['conflicting goals', 'alignment', 'decision making'],
    question:
      'The head of support wants the forty most frequent bugs fixed; the head of sales wants the integration two prospects ask for. Both say theirs comes first, and your team can do only one this quarter. How do you get to a decision?',
    keyPoints: [
      {
        cue: 'Your first step',
        point: 'Understands what lies behind each demand before weighing them up',
        weight: 3,
        essential: true,
        said: [
          "I first meet them one by one and ask what happens if they don't get it",
          'support drowns in tickets, sales fears for the target',
        ],
      },
      {
        cue: 'Finding a yardstick',
        point: 'Brings both to comparable numbers or a shared goal',
        weight: 3,
        essential: true,
        said: [
          'forty bugs cause 30 percent of tickets and maybe 2 percent churn, the deals are worth 200,000 a year',
          'which one serves our goal for the year better?',
          'put lost revenue and won revenue side by side',
        ],
      },
      {
        cue: 'Before you accept ‘only one’',
        point: 'Looks for a way to get most of both',
        weight: 2,
        said: [
          'ten of the forty bugs make up two thirds of the tickets, fix these',
          'check whether a simple import would satisfy one prospect',
        ],
      },
      {
        cue: 'Who has the last word',
        point: 'Makes clear who decides and decides or escalates with a recommendation',
        weight: 2,
        said: [
          "if it's mine to decide I decide, and I don't wait for harmony",
          'otherwise I bring both options with my advice to our common boss',
        ],
      },
      {
        cue: 'How you announce it',
        point: 'Explains the decision to both together, with what the loser gets and when',
        weight: 2,
        said: [
          'in one room with both, so that no one hears two versions',
          'support gets the rest next quarter and I tell them what to expect until then',
        ],
      },
      {
        cue: 'A quarter later',
        point: 'Checks afterwards whether the expected effect came',
        weight: 1,
        said: [
          'did the tickets really go down, did the deals close?',
          'after three months I report the result to both',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A good compromise gives each half of the capacity',
        said: ['split it fifty-fifty, so both are satisfied'],
        correction:
          'Half of each often finishes neither. Compare the value; split only where the parts are useful by themselves.',
      },
      {
        belief: 'Sales comes first because it brings in the money',
        said: ['new revenue always beats bug fixes'],
        correction:
          'Keeping customers is revenue as well, and often cheaper than winning new ones. It needs numbers rather than a rule.',
      },
    ],
    sampleAnswer:
      "I'd first talk to each alone, because positions are louder than needs. What does support suffer from? Perhaps overtime and two people about to leave. What's behind the integration? Two prospects, and how likely are they really to sign? Then I'd bring both to the same scale. Suppose the bugs cause 30 percent of all tickets and some customers name them when they cancel, about 150,000 a year; the two deals are worth 200,000 if both close, which is perhaps one in two. I'd share those numbers with both and let them correct me. Then I look inside: forty bugs is a list, and often ten make up two thirds of the tickets. Fixing these takes three weeks. And perhaps one prospect would be fine with a file import. If it still has to be one, I decide by our goal for the year; if it isn't mine to decide, I bring both options with a recommendation to our boss by Friday. I explain it to both in one room, with what the other gets and when, and after a quarter I show whether it came true.",
    criteria: [
      'Turns positions into needs',
      "Doesn't dodge the decision",
      'Fair treatment of the one who waits',
    ],
    followUps: [
      {
        question: 'Sales says the deals are worth two million. How do you treat that number?',
        about: [1],
        answer:
          "I'd ask for what's behind it: amount per year, stage, what else must happen for a signature, and how such forecasts turned out before. Then I multiply by the likelihood, and I'd like to hear the prospect say it.",
      },
      {
        question: "You've decided, and the head of support tells everyone it's wrong. What do you do?",
        about: [3],
        answer:
          "I'd talk to her directly, hear whether there's a fact I missed, and if so, look again. If not, I'd ask that we carry it together and show what she gets and when. The measure after a quarter is open to all.",
      },
    ],
  },
  {
    id: 'product-intermediate-07',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Product Manager'],
    skills: ['Product Analytics', 'Customer Feedback Analysis'],
    tags: ['low adoption', 'feature removal', 'diagnosis'],
    question:
      'Three months ago your team launched shared calendars in a tool for small companies. Three percent of the customers use it. The designer wants a bigger button, an engineer wants to delete it. How do you decide?',
    keyPoints: [
      {
        cue: 'What lies behind the low number',
        point: 'Finds out at which point people are lost: not knowing, not trying, not staying',
        weight: 3,
        essential: true,
        said: [
          'how many have seen it at all, how many tried it once, how many came back?',
          'awareness, first use and repeated use are three different troubles',
        ],
      },
      {
        cue: 'Three percent of whom',
        point: 'Relates use to those who have the need instead of to all customers',
        weight: 3,
        essential: true,
        said: [
          'for one-person firms a shared calendar makes no sense, of those with five people maybe 15 percent use it',
          '3 percent of whom? Only the fitting ones count',
        ],
      },
      {
        cue: 'Learning more than numbers tell',
        point: 'Talks to people who use it, who dropped it and who never began',
        weight: 2,
        said: ['five from each group, what did they hope for?', "I'd ask the fans why they'd miss it"],
      },
      {
        cue: 'What it is good for',
        point: 'Looks at the value for those who use it: retention, money, dependence',
        weight: 2,
        said: [
          'do those with the calendar stay longer, and would they pay for it?',
          "maybe it's small but it's the reason why our largest clients bought",
        ],
      },
      {
        cue: 'The other side of the account',
        point: 'Weighs the running cost and complexity against it',
        weight: 2,
        said: [
          'what does it cost us in bugs, tests and every change next to it?',
          'each feature makes the menu longer for the other 97 percent',
        ],
      },
      {
        cue: 'How it ends',
        point: 'Sets a limited attempt with a goal and a date, then keeps or removes it',
        weight: 2,
        said: [
          "one month, two changes, and if it isn't at 10 percent of teams we take it out",
          'removing with notice and export for those who rely on it',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A feature that only a few use should be removed',
        said: ['three percent is a flop, so delete it'],
        correction:
          'Some features are used by few or rarely and decide a purchase, such as data export. Use has to be seen with need and value.',
      },
      {
        belief: "Low use means people haven't found it, so it needs more promotion",
        said: ['make it more visible, then they will use it'],
        correction:
          "That's true for one of three causes. If people tried it and left, a bigger button only shows more of them what doesn't help.",
      },
    ],
    sampleAnswer:
      "Both propose a remedy without the cause. First, 3 percent of whom? Many of our customers are one-person firms, and they need no shared calendar. If I take companies with five or more people, it may be 12 percent. Then I'd look where we lose the rest: have they seen it, tried it once, come back in the second week? If nobody sees it, the designer is right. If many try it and few return, a bigger button makes nothing better. I'd talk with about five fans, five who gave up and five who never started. I'd also check what it's worth to its users: do they stay longer, did it decide a purchase? Though keen customers use everything, so that's only a hint. On the other side are the costs: bugs, tests, a longer menu for all. Then I'd give it one limited attempt, say a month and two changes aimed at the cause, with a goal agreed beforehand. If we miss it, we remove it, with notice and an export for the ones who rely on it.",
    criteria: [
      'Diagnoses before treating',
      'Ready to remove with care',
      'Aware that users of a feature differ',
    ],
    followUps: [
      {
        question:
          'Half of the companies that need it tried it; a tenth of those came back. What does it suggest?',
        about: [0],
        answer:
          "They had the need and found it, but it didn't do the job. I'd talk to those who tried it once: perhaps their phone calendar doesn't sync, so they'd have to keep two. That calls for a fix and not for promotion.",
      },
      {
        question: 'Users of the calendar churn half as often. Does the calendar keep them?',
        about: [3],
        answer:
          "Not necessarily: active teams adopt more features and would stay anyway. I'd compare similar teams, see whether they became more active after starting it, or offer it to a random half and look.",
      },
    ],
  },
  {
    id: 'product-intermediate-08',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Product Manager', 'Technical Project Manager', 'Engineering Manager', 'Technical Lead'],
    skills: ['Technical Debt Management', 'Prioritization'],
    tags: ['technical debt', 'capacity', 'working with engineers'],
    question:
      'Your engineers ask for six weeks without features to rework the billing module. Your roadmap is full. How do you deal with that?',
    keyPoints: [
      {
        cue: 'What you want to know',
        point: 'Asks what the debt costs today and what happens without the rework',
        weight: 3,
        essential: true,
        said: [
          'how many hours go into billing bugs, what takes longer because of it?',
          'which things on my roadmap become cheaper afterwards?',
          "what's the risk, might we charge people wrongly?",
        ],
      },
      {
        cue: 'How you judge the request',
        point: 'Treats it as an investment and compares it openly with the features',
        weight: 3,
        essential: true,
        said: [
          "I put it in the same list and ask what's worth more",
          'if price changes take five weeks instead of one, then it pays back within a year',
        ],
      },
      {
        cue: 'The six weeks',
        point: 'Looks for steps that bring a benefit on their own instead of one block',
        weight: 2,
        said: [
          'could we first do the part that the next feature needs anyway?',
          'two weeks, then a visible result, then we decide on more',
        ],
      },
      {
        cue: 'How you know it worked',
        point: 'Agrees on how the result will be seen',
        weight: 2,
        said: [
          'afterwards a new price plan takes days, and billing tickets halve',
          "before and after numbers, otherwise we'll never know",
        ],
      },
      {
        cue: 'The people outside the team',
        point: 'Explains to stakeholders in terms of business why features move',
        weight: 2,
        said: [
          'I tell sales: after this, your custom discounts are possible in a week',
          'no jargon, I speak of wrong invoices and speed',
        ],
      },
      {
        cue: 'So that it does not recur',
        point: 'Keeps regular room for such work in the future',
        weight: 1,
        said: [
          "about a fifth of each sprint, so it doesn't pile up to six weeks again",
          'we review the debt list every quarter',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: "Technical debt is the engineers' problem and should be done besides the features",
        said: ['they can clean up when they have time left over'],
        correction:
          'Nobody has time left over. The debt slows every feature and causes incidents, so its price belongs in the same decision.',
      },
      {
        belief: 'If the engineers ask for it, it should be approved without questions',
        said: ['they are the experts, I trust them and give them the six weeks'],
        correction:
          'Trust is fine, but effect, order and size are a joint decision. A good question often finds the third of it that brings most.',
      },
    ],
    sampleAnswer:
      "I'd start with questions, not to defend my roadmap but because I don't know the price. How much time goes into billing errors? What takes how much longer because of it? What could go wrong if we leave it? Say that a new price plan takes five weeks instead of one, and that two of ten incidents were wrong invoices. Then it's an investment like others: on my roadmap are three things that touch billing, so the rework might save twelve weeks over a year. I'd put it in the same list and compare. Then we'd look for steps: what part does the next feature need anyway, and can we have a result after two weeks, rather than six weeks in the dark? We agree on how we'll see it: a new plan within a week, half as many billing tickets. I'd explain it to sales in their words: after this you get the discounts you've been asking for. And we'd keep about a fifth of each sprint for such work so it doesn't grow to six weeks again.",
    criteria: ['Curious instead of defensive', 'Puts a price on both options', 'Translates for the business'],
    followUps: [
      {
        question: "The engineers can't give you any number. What then?",
        about: [0, 3],
        answer:
          "I'd help to get rough ones: tickets with the label billing, the last three changes there and how long they took against the estimate, incidents in half a year. That takes an afternoon and shows the order of magnitude.",
      },
      {
        question: 'They say it can only be done in one piece. Do you believe it?',
        about: [2],
        answer:
          "Sometimes it's true, but rarely. I'd ask for the riskiest part first and what'd be usable after two weeks, and whether the old and new can run side by side. If not, I'd want a checkpoint at which we could stop.",
      },
    ],
  },
  {
    id: 'product-intermediate-09',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Product Manager'],
    skills: ['Market Research', 'Product Discovery'],
    tags: ['surveys', 'willingness to pay', 'demand test'],
    question:
      'In a survey of 200 customers, 72 percent say they would pay for a premium plan with forecasts. The founder wants to start building. What do you make of the result, and what would you do next?',
    keyPoints: [
      {
        cue: 'What a yes is worth',
        point: 'Says that stated intention overstates what people do',
        weight: 3,
        essential: true,
        said: [
          "saying yes in a form costs nothing, at the register it's maybe a tenth",
          "people want to be nice and can't foresee their own behavior",
        ],
      },
      {
        cue: 'Better evidence',
        point: 'Proposes a test in which people commit something real',
        weight: 3,
        essential: true,
        said: [
          'put the plan on the pricing page with a price and see who clicks and orders',
          'sell it to twenty customers beforehand at a discount',
          'a deposit or a signed letter instead of a checkmark',
        ],
      },
      {
        cue: 'The 200',
        point: "Asks who answered and who didn't",
        weight: 2,
        said: [
          'of how many invited? Maybe only the fans replied',
          "200 out of 5,000 that like us, that's biased",
        ],
      },
      {
        cue: 'The survey itself',
        point: 'Checks how the question was put and whether a price was named',
        weight: 2,
        said: [
          "'would you pay' without an amount means nothing",
          'was it a leading question after a nice picture?',
        ],
      },
      {
        cue: 'What else to learn from customers',
        point: 'Finds out what they would use the forecasts for and how they do it now',
        weight: 2,
        said: [
          'who builds a forecast in a spreadsheet already? These are the real buyers',
          'no workaround today usually means no strong need',
        ],
      },
      {
        cue: 'How the building would begin',
        point: 'Builds the smallest thing that delivers the value, if the test holds',
        weight: 2,
        said: [
          'compute the forecasts by hand for ten customers and send them by email',
          'a manual version first, before we spend half a year',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'With 200 answers the result is statistically reliable, so the demand is proven',
        said: ['n is big enough, the margin of error is only six percent'],
        correction:
          "The margin covers chance only. It doesn't repair a biased choice of people or the gap between saying and paying.",
      },
      {
        belief: 'People who say no in a survey can be ignored and those who say yes are future customers',
        said: ['72 percent of our base will take the plan'],
        correction:
          'Treat it as a hint of interest and whom to talk to. Conversion to a paid add-on is usually a small part of those who express interest.',
      },
    ],
    sampleAnswer:
      "I'd be glad about the interest and cautious about the number. Saying yes in a survey costs nothing, and people are poor at foreseeing what they'll do. I'd ask three things. Who answered: 200 of how many, and were they our fans? How was it asked: was there a price, and what did they see before? And what else do we know: who makes forecasts today, in a spreadsheet for instance? Someone without any workaround rarely has a strong need. Then I'd look for real behavior before we build. We could show the premium plan with a price to some of our customers, and whoever clicks learns that it's coming and can reserve it; I'd be open with them and wouldn't take money for what isn't there. Or I offer it personally to twenty of those who said yes; if three sign, that's worth more than 72 percent. With those we could make the forecasts by hand for two months and learn what they're good for. If they use and pay for it, we build; we agree on that threshold with the founder now.",
    criteria: [
      "Doesn't dismiss the data, puts it in its place",
      'Cheap test with a threshold',
      'Honest with test customers',
    ],
    followUps: [
      {
        question: "Isn't a button for a plan that doesn't exist deceptive?",
        about: [1],
        answer:
          "It can be. I'd keep it small and short, say right after the click that it's not available yet, take no money, and offer to be among the first. For a trusted business tool I'd prefer a personal offer to a fake button.",
      },
      {
        question: 'Which two questions would you have put in the survey instead?',
        about: [3, 4],
        answer:
          "'When did you last forecast your revenue, and how did you do it?' and 'What did you spend on it, in money or hours, in the last three months?' Both ask about what happened and show how strong the need is.",
      },
    ],
  },
]
