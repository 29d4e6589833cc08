import type { OpenQuestion } from '../open-question.ts'

export const designOfProductsIntermediate: readonly OpenQuestion[] = [
  {
    id: 'design-of-products-intermediate-01',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Product Manager', 'Technical Project Manager', 'Data Scientist'],
    skills: ['KPIs', 'Product Analytics'],
    tags: ['metric tree', 'subscription', 'targets'],
    question:
      'A meal-kit subscription has 50,000 customers, and revenue is flat. Each team picks its own numbers. Design a metric tree that shows the teams where growth can come from, with the numbers you would ask for, and say how it will be used.',
    keyPoints: [
      {
        cue: 'The upper levels of the tree',
        point:
          'Breaks revenue down mathematically into drivers: customers, orders per customer and value per order',
        weight: 3,
        essential: true,
        said: [
          'subscribers times boxes a month times price of a box',
          'active base is last month plus new plus returning minus lost',
          'the branches must multiply or add to the top',
        ],
      },
      {
        cue: 'Where growth can come from',
        point:
          'Uses numbers to find the branch with the greatest leverage, for instance the loss of customers',
        weight: 3,
        essential: true,
        said: [
          'if 12 percent leave every month, we need 6,000 new ones just to stand still',
          'a point less churn is worth more than ten percent more ads',
        ],
      },
      {
        cue: 'A closer look at customers',
        point: 'Looks at churn and orders by cohort and age of customer, and not as an average',
        weight: 2,
        said: [
          'most leave after the discounted boxes, those who stay half a year hardly do',
          'paused customers are something else than those who left',
        ],
      },
      {
        cue: 'The lowest level',
        point: 'Links each leaf with inputs that a team can influence, and an owner',
        weight: 2,
        said: [
          'late deliveries and wrong boxes belong to logistics',
          'recipes rated under three, choice per week, skipped weeks',
        ],
      },
      {
        cue: 'Growth at any price',
        point: 'Includes margin and costs as a check on growth',
        weight: 2,
        said: [
          'discounts raise orders and eat the margin, so contribution per box',
          'cost to win a customer against what they bring in a year',
        ],
      },
      {
        cue: 'How much you believe it',
        point: 'Distinguishes proven from supposed connections and tests them',
        weight: 2,
        said: [
          "does rating really drive staying? That's an arrow with a question mark",
          'experiments for the most important arrows',
        ],
      },
      {
        cue: 'How it is used',
        point: 'Decides on a rhythm: few targets per team, guardrails, review of the tree',
        weight: 1,
        said: [
          "one number for each team this quarter, plus one it mustn't harm",
          'every half-year we check whether the tree still holds',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A metric tree proves what causes what',
        said: ["since it's in the tree, improving this raises revenue"],
        correction:
          'The arithmetic splits are certain, the arrows to inputs are assumptions. They need experiments or at least careful data.',
      },
      {
        belief: 'Each team should maximize its own number as far as possible',
        said: ['if each team improves its number, the total follows'],
        correction:
          'Local gains can harm others: more orders by discounts, fewer complaints by hiding the contact. Guardrails and margin keep it honest.',
      },
    ],
    sampleAnswer:
      "The purpose first: the teams should see where growth comes from and choose on it. At the top I'd put monthly contribution rather than revenue, as discounts can buy revenue. Below it's arithmetic: active customers, times boxes per customer a month, times contribution per box. Active customers are those of last month plus new plus reactivated minus lost. Now the numbers I'd ask for; say 50,000 customers, 2.4 boxes a month, 60 dollars a box, so 7.2 million of revenue. 6,000 new a month and 12 percent lost, which is 6,000 as well: that's why it's flat. If churn falls to 10 percent at the same intake, the base grows toward 60,000, a fifth more. Getting the same from acquisition would take a fifth more customers each month, at rising cost. So I go into churn by cohort: perhaps 35 percent leave after the discounted boxes and just 4 percent a month after half a year. Then it's about the first four weeks. Under that leaf are inputs with an owner: late or wrong boxes for logistics, recipe ratings and choice for the kitchen, skipped weeks and pauses for the app. Those arrows are assumptions; I'd mark them, check in the data, and test the two most important ones. Every team gets one target for the quarter and one guardrail: acquisition has contribution per customer after six months, not sign-ups. We review it monthly. The trade-off: a tree is simple and leaves out things like brand. It fails when it's treated as truth or numbers are gamed, so every half-year we check if the arrows still hold.",
    criteria: ['Arithmetic that adds up', 'Finds the leverage in the numbers', 'Honest about assumptions'],
    followUps: [
      {
        question: 'How do you get to 60,000 at 10 percent churn?',
        about: [1],
        answer:
          "In a steady state as many leave as come: 6,000 new divided by 0.10 is 60,000. At 12 percent it was 50,000. It's reached slowly, over a year or more, and assumes that the intake stays the same.",
      },
      {
        question: 'How would you test whether late deliveries cause churn?',
        about: [5],
        answer:
          "Delays by weather or a broken truck hit customers by chance, so I'd compare similar ones with and without a delay in that week. Or improve punctuality in some regions first. Asking leavers helps, but they often name the price.",
      },
    ],
  },
  {
    id: 'design-of-products-intermediate-02',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Product Manager', 'Technical Project Manager'],
    skills: ['Push Notifications', 'Product Strategy'],
    tags: ['notification policy', 'user trust', 'message budget'],
    question:
      'In a classifieds app with 3 million users, nine teams send push messages: new offers, chats, price drops, marketing. 38 percent have turned push off, and rising. Design a policy and what is needed to make it work.',
    keyPoints: [
      {
        cue: 'Kinds of messages',
        point:
          'Sorts messages by value for the receiver, and treats personal and urgent ones differently from marketing',
        weight: 3,
        essential: true,
        said: [
          "a chat about your sofa comes at once, 'discover autumn' doesn't",
          'classes: someone waits for it, useful for you, we want something',
        ],
      },
      {
        cue: 'Nine senders, one phone',
        point: 'Sets a common budget per user with one place that decides among the teams',
        weight: 3,
        essential: true,
        said: [
          'at most three a week except chats, and the best of nine gets the slot',
          'no team sends directly, all goes through one gate with priorities',
        ],
      },
      {
        cue: 'What users can set',
        point: 'Gives users real choices by kind, and quiet hours',
        weight: 2,
        said: [
          'turn off marketing without losing chats',
          'nothing between 10 at night and 8 in their time zone',
        ],
      },
      {
        cue: 'How you measure success',
        point: 'Measures the long-term effect including turning off, not just opens',
        weight: 2,
        said: [
          'a group without marketing pushes for three months, do they use it less?',
          'count switched-off and uninstalled per thousand messages for each kind',
        ],
      },
      {
        cue: 'Making each message count',
        point: 'Combines, times and drops messages that have become pointless',
        weight: 2,
        said: [
          'five new offers become one summary in the evening',
          "if the item's sold or they're in the app already, don't send",
        ],
      },
      {
        cue: 'How it is introduced',
        point: 'Introduces it step by step, starting with marketing, with a named owner of the rules',
        weight: 2,
        said: [
          'ads go first, and only in Spain; one person answers for the policy',
          'one small team keeps the rules, and we try it in a single market before the rest',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The team with the best open rate should be allowed to send more',
        said: ['open rate tells which messages are good'],
        correction:
          "An open says nothing of the ten who turned push off. Value shows in later use against a group that didn't get them, minus the loss of permission.",
      },
      {
        belief: "People who turn off push don't want to use the app",
        said: ["they're lost anyway, so send more to the others"],
        correction:
          'Many only wanted to stop the noise and miss chats now. Sending more to the rest drives out the next.',
      },
    ],
    sampleAnswer:
      "Push should be something people keep on because it helps. Numbers: 38 percent off means 1.1 million people miss chat replies too, so deals fall through. I'd get messages per user and week by team, and how many turn off after each kind. Say an active user gets 14 a week, two of which are chats. The policy has three classes. A: someone is waiting for you, such as chats or offers for your item; always and at once. B: useful to you, such as price drops or new hits for a saved search; combined and within a budget. C: we want something; at most one a week, only with consent. For B and C there's a budget of three a week, fewer for people who don't react, none from ten at night to eight. Technically all go through one gate: teams hand in a message with class, expected value and an expiry, and the gate chooses, combines, and drops it if the item's sold or the user is in the app. Users can turn off each class on its own. One small team owns rules and gate. For measuring, one group gets no class C and another only half of B for three months, and I compare active buyers, deals and permission to send. The trade-off: some campaigns lose reach at once, while trust returns slowly; marketing needs to see this in the test before it agrees. Start with C, in one country. It fails if everybody declares theirs class A, so the owner decides by who waits for it, and checks samples.",
    criteria: [
      "Looks from the receiver's side",
      'One owner of the shared good',
      'Thinks long term and measures it',
    ],
    followUps: [
      {
        question:
          'The test shows: without marketing push 1.5 percent fewer visits, but a quarter fewer switch-offs. How do you decide?',
        about: [3],
        answer:
          "I'd put both into active buyers over a year. Each permission lost is mostly lost for good, including chats, so a small loss of visits is probably worth it. And visits without deals aren't the goal.",
      },
      {
        question: 'How does the gate choose between two messages from different teams?',
        about: [1],
        answer:
          "By expected value for the user: how likely they act on this kind, what it's worth for a deal, minus the risk that they switch off. At the start simple ranks per class will do; the teams can see the rules.",
      },
    ],
  },
  {
    id: 'design-of-products-intermediate-03',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Product Manager', 'Technical Project Manager', 'Data Scientist'],
    skills: ['Growth', 'Product Development'],
    tags: ['referral program', 'fraud', 'incentives'],
    question:
      "A bank app for young people wants a referral program: 'You get 20, your friend gets 20.' New customers cost 70 in ads at the moment and bring in about 110 in their first two years. Design it: rules, economics, misuse, measurement.",
    keyPoints: [
      {
        cue: 'What earns the 20',
        point: 'Pays the reward after real use of the account, not for the sign-up',
        weight: 3,
        essential: true,
        said: [
          'only after three card payments within 60 days',
          'a registration is worth nothing, an active account is',
        ],
      },
      {
        cue: 'Misuse of it',
        point: 'Plans for misuse with limits and checks in the flow',
        weight: 3,
        essential: true,
        said: [
          'fake friends, own second accounts, groups that trade codes online',
          'at most five rewards a year, one for each verified identity and device',
        ],
      },
      {
        cue: 'The true price',
        point: 'Calculates cost per additional customer, including those who would have come anyway',
        weight: 2,
        said: [
          "40 plus handling, but if a third would've joined without it, it's 60 in truth",
          "so it isn't much cheaper than the ads",
        ],
      },
      {
        cue: 'How you measure it',
        point: 'Measures additionality and quality by a test by region or group',
        weight: 2,
        said: [
          'half of users can invite, do more new customers come in total?',
          'are the invited ones as active as others after six months?',
        ],
      },
      {
        cue: 'Inviting a friend',
        point: 'Picks the moment and makes sharing simple',
        weight: 2,
        said: [
          'ask after a good experience, such as the first split bill',
          'a link with the name of the friend, opens right in the app',
        ],
      },
      {
        cue: 'What is permitted',
        point: 'Observes rules: advertising law, consent, tax, clear conditions',
        weight: 2,
        said: [
          "we don't take their phone book, they send it by themselves",
          'conditions in three lines, and compliance has to agree',
        ],
      },
      {
        cue: 'Start and end',
        point: 'Starts small with a budget limit and thinks about the end of it',
        weight: 1,
        said: [
          '50,000 for the first eight weeks, then a decision',
          'what happens with open rewards when we stop?',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Referred customers cost just the reward, so they are always cheaper than ads',
        said: ["it's 40 instead of 70, that's clear"],
        correction:
          "Some would have come anyway, some are fraud, and there's handling. Compare cost per additional active customer.",
      },
      {
        belief: 'A higher reward always brings more good customers',
        said: ["let's pay 100 and it'll grow faster"],
        correction:
          'High rewards attract people who only want the money and professional misuse. Quality falls, checks and costs rise.',
      },
    ],
    sampleAnswer:
      "First the economics. A customer brings 110 in two years and costs 70 by ads. The reward is 40 for both plus perhaps 4 for handling and loss. If a third of invited people would have joined anyway, I pay 44 for two thirds of a customer, so 66 per additional one. It's barely better than ads, so who comes matters more than the sum. The rule: both get 20 after the friend's identity is verified and they've made three card payments in 60 days. At most five rewards a year. That removes most of the misuse, as fake accounts earn nothing without identity. Against the rest: one reward per identity and device, codes posted publicly are stopped, and suspicious groups are held until somebody has looked. The flow: asked after a good moment, like the first split bill, a personal link, and the inviter sees how far it is, 'one payment to go'. We don't take anyone's contacts, and compliance and tax look at conditions before launch. For measuring, half of the existing users, chosen at random by city, can invite; I compare all new active customers there, not only those with a code. And use after six months against customers from ads. It starts with a budget of 50,000, which is over 1,100 pairs at 44, for eight weeks. The trade-off: with three payments fewer complete it, but those stay. It fails if misuse comes faster than the checks, so there's a daily limit and a switch; or when friends pester friends. If the cost per additional active customer is above ads after eight weeks, we lower the reward or end it, and what's been promised gets paid.",
    criteria: ['Economics with additionality', 'Misuse considered from the start', 'Fair and lawful rules'],
    followUps: [
      {
        question: 'Why random cities and not random users?',
        about: [2, 3],
        answer:
          "Invited friends often live nearby, and someone in the group without invitations can be invited by one who has them. With cities most of it stays inside. It costs precision, so I'd pair similar cities.",
      },
      {
        question: 'After a week 400 accounts come from one forum. What do you do?',
        about: [1],
        answer:
          'Hold their payments, look at a sample: real people with identity and use, or not? Real ones who qualify get paid as promised, since we offered it. The code is stopped, and the conditions exclude public posting from now on.',
      },
    ],
  },
  {
    id: 'design-of-products-intermediate-04',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Technical Project Manager', 'Product Manager', 'Solutions Architect'],
    skills: ['Project Planning', 'Payments'],
    tags: ['billing migration', 'waves', 'reconciliation'],
    question:
      'A software company has to move 8,000 business customers from an old to a new billing system within nine months. There are 40 price plans, many of them special agreements, and 5 million dollars a month are billed. Plan the migration.',
    keyPoints: [
      {
        cue: 'Before the first customer moves',
        point: 'Runs both in parallel with a comparison of invoices before anyone is moved',
        weight: 3,
        essential: true,
        said: [
          'for two months the new system calculates everything and we compare to the cent',
          'only groups with no unexplained differences get moved',
        ],
      },
      {
        cue: 'The order of moving',
        point: 'Moves in waves from simple to complex with a stop rule and a way back for each',
        weight: 3,
        essential: true,
        said: [
          '100 small standard customers first, special ones at the end',
          'if more than two in a thousand invoices are wrong, the next wave waits',
          'until their first new invoice I can put any group back on the old one',
        ],
      },
      {
        cue: 'The 40 plans',
        point: 'Reduces complexity first: analyze the plans, merge or end some',
        weight: 2,
        said: [
          '40 plans, probably ten cover 90 percent of customers',
          'no one has had plan 31 since two years ago',
        ],
      },
      {
        cue: 'What moves along',
        point: 'Determines rules for data: contracts, balances, credits, payment mandates, history',
        weight: 2,
        said: [
          'card data are moved from provider to provider, not by spreadsheet',
          'who owns the truth about a contract, sales or finance?',
        ],
      },
      {
        cue: 'People around it',
        point: 'Communicates with customers and prepares support and finance',
        weight: 2,
        said: [
          "the invoice looks different, tell them what changes and that the price doesn't",
          'extra people on the phone in the first billing week',
        ],
      },
      {
        cue: 'The nine months',
        point: 'Plans against the calendar: billing runs, quarter ends, audit',
        weight: 2,
        said: [
          'no wave in the week of the close',
          'nine months means nine billing runs, with four for waves',
        ],
      },
      {
        cue: 'Approval and the end',
        point: 'Names those who decide, and ends with switching off the old one',
        weight: 1,
        said: [
          'finance approves each wave in writing',
          'last step: a read-only archive for as long as the law requires, licenses ended',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'With good tests a big switch for everyone on one day is simplest',
        said: ["one weekend, then it's over"],
        correction:
          'With 5 million a month and special agreements, an error hits everybody at once. Waves with parallel calculation limit it and teach.',
      },
      {
        belief: 'Every special plan has to be rebuilt exactly in the new system',
        said: ['we need all 40 plans as they are now'],
        correction:
          "Many are unused or nearly equal. Merging them, with the customers' agreement, saves more than any technique.",
      },
    ],
    sampleAnswer:
      "What counts: no customer billed wrong or twice, revenue not interrupted, books that can be audited. Numbers: 8,000 customers, 5 million a month, on average 625 each; one percent wrong would be 80 angry customers or 50,000 dollars. Months one and two: analysis. I expect that ten of 40 plans cover about 90 percent; unused ones end, similar ones are merged with the customers' agreement, and maybe 60 true special contracts remain, with a name each. We settle who owns which data: contract, address, balances, credits. Payment details move from provider to provider. Months three and four: the new system calculates silently along, and we compare each invoice to the cent. Each difference gets a cause: new error, old error or rounding. Finance decides what we do with old errors. Then the waves, monthly after the close: 100 standard customers, then 1,000, 3,000, the remaining standard ones, and the special ones by hand in month nine. A customer belongs to exactly one system, with a marker that both check; nobody is billed twice. A wave goes on if fewer than two in a thousand invoices had to be corrected and the total matches. Back is possible until the first invoice, after that we correct forward with a credit. Customers hear four weeks ahead: what looks different, that prices don't change. Support has three more people in billing weeks. Finance approves each wave in writing. The trade-off: two systems for five months cost double care, but I can stop anytime. It fails if special cases are found late, so they're read first even though they're moved last. At the end the old one becomes a read-only archive.",
    criteria: ['Money and audit in focus', 'Waves with measured conditions', 'Finds exceptions early'],
    followUps: [
      {
        question:
          'The comparison shows that the old system has charged 200 customers too much for years. What do you do?',
        about: [0],
        answer:
          "Not decide alone. I'd put the facts together and bring them to finance and legal the same day. I'd expect refunds and an open letter. Moving these customers waits until it's decided, and we don't rebuild the error.",
      },
      {
        question: 'Why is going back hard after the first invoice?',
        about: [1],
        answer:
          "Then number, tax and payment exist in the new books, and the old one would bill the same period again. So I'd keep the customer there and correct by a credit note. Before the invoice it's only a marker and data.",
      },
    ],
  },
  {
    id: 'design-of-products-intermediate-05',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Product Manager', 'Technical Project Manager'],
    skills: ['Pricing Strategy', 'Growth'],
    tags: ['free trial', 'packaging', 'paywall'],
    question:
      'A tool for planning staff shifts is sold by salespeople to restaurants and shops. You want self-service for small firms: design trial, limits and packages. About 2,000 visitors a week, one plan at 89 a month today, and half of the small firms say that is too much.',
    keyPoints: [
      {
        cue: 'What separates the packages',
        point:
          'Chooses limits along the value for the customer, so that small firms start cheaply and growth leads upward',
        weight: 3,
        essential: true,
        said: [
          'by number of employees planned: up to 10, up to 30, more',
          'not by hiding the feature without which nobody can plan',
        ],
      },
      {
        cue: 'The way to try it',
        point: 'Decides between trial and free plan by time to value and cost, with a reason',
        weight: 3,
        essential: true,
        said: [
          'a shift plan shows its value after two weeks, so 30 days of trial',
          'a free plan for five people could spread it but also cost support',
        ],
      },
      {
        cue: 'The first days',
        point: 'Designs the way to the first real schedule, as that decides on the conversion',
        weight: 2,
        said: [
          'import the staff from a list, a template for a café, first plan in ten minutes',
          'staff get their shifts on the phone, so all of them depend on it',
        ],
      },
      {
        cue: 'The calculation',
        point: 'Calculates a funnel with prices, and the effect on present customers',
        weight: 2,
        said: [
          "2,000 visits, 5 percent trials, 20 percent pay, that's 20 a week",
          'how many of our 89 payers would move down to 39?',
        ],
      },
      {
        cue: 'When the trial runs out',
        point: 'Handles the end of the trial and payment fairly and clearly',
        weight: 2,
        said: [
          'reminder three days before, no surprise charge, data stays for 60 days',
          'canceling takes two clicks',
        ],
      },
      {
        cue: 'How you check your choice',
        point: 'Tests packages and price, and looks at staying after three months',
        weight: 2,
        said: [
          'interviews on value, then two price levels for new visitors',
          'I judge by income for each visitor, not only the conversion',
        ],
      },
      {
        cue: 'The salespeople',
        point: 'Defines when sales takes over',
        weight: 1,
        said: [
          'from 50 employees or several locations somebody calls',
          'no fight about commissions between web and sales',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A free plan without limits is the best advertising',
        said: ['make it free first, money comes later'],
        correction:
          'Free users cost support and servers, and if the free plan does the whole job few will ever pay. The limit must sit where the value grows.',
      },
      {
        belief: 'Small firms say 89 is too much, so a lower price solves it',
        said: ["they told us it's too expensive, so we go to 39"],
        correction:
          "'Too expensive' can mean that they don't see the value. A lower price doesn't help if they never get to the first real schedule.",
      },
    ],
    sampleAnswer:
      "'Too expensive' may mean the price or that they've never seen a schedule run, so I'd talk to ten small firms first. The value is a plan that the staff follows, with fewer calls. It grows with the number of employees, so that's my measure: Start up to 10 for 29, Team up to 30 for 69, above that 119 or sales. All can plan and send shifts; time tracking and payroll export come in Team. Trial or free plan? A shift plan needs two or three weeks to show its worth, and then everyone depends on it, so 30 days of trial with all functions and without a card. A free plan would spread further but costs support, and with five people it would do the whole job; I'd keep that for later. In the trial the goal is the first sent schedule within a day: import staff, template for cafés, messages to phones. Numbers: 2,000 visits a week, 5 percent start, so 100, and 20 percent pay, 20 a week at an average of 45, so 900 more a month from each week's visitors. Against that: if 300 existing small customers at 89 move to 29 or 69, I lose up to 18,000 a month, so I'd count who could move before launching, and tell them openly at renewal. The end: an email three days before, then read-only, data kept for 60 days, canceling in two clicks. From 50 employees sales calls. I'd test two price levels with new visitors and judge by income per visitor and customers after three months. It fails if trial users never send a plan; then it's about the start, not the price.",
    criteria: [
      'Ties package to value',
      'Counts the effect on existing customers',
      'Fair handling of trial users',
    ],
    followUps: [
      {
        question: "Why without a credit card? Wouldn't more people pay with it?",
        about: [1],
        answer:
          "Of those who start, yes, but far fewer start, and some pay only since they forgot to cancel, then leave angry. For an unknown tool in small shops I'd lower the barrier. It can be tested: paying customers per visitor after three months.",
      },
      {
        question: "How do you arrive at 'up to 18,000'?",
        about: [3],
        answer:
          "300 customers at 89 who all go to 29 lose 60 each, so 18,000 a month. It's the worst case; those with more than ten people land in Team and lose just 20. So I'd count by number of employees first.",
      },
    ],
  },
  {
    id: 'design-of-products-intermediate-06',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Product Manager', 'Technical Project Manager', 'Data Scientist'],
    skills: ['Product Development', 'E-Commerce'],
    tags: ['reviews', 'trust', 'ranking'],
    question:
      'On a platform for craftspeople (electricians, painters), 94 percent of ratings are five stars, only one in ten customers rates, and two firms were caught writing their own reviews. Design a rating system that helps customers choose.',
    keyPoints: [
      {
        cue: 'Who may rate',
        point: 'Allows ratings only after a real job on the platform and makes fake ones costly',
        weight: 3,
        essential: true,
        said: [
          'the link comes after the paid invoice, one per job',
          'look at patterns: same device, same text, new accounts in one week',
        ],
      },
      {
        cue: 'What you ask customers',
        point: 'Asks concrete questions that bring out differences, instead of only stars',
        weight: 3,
        essential: true,
        said: [
          'was it on time, within the price offered, tidy, would you hire again?',
          'five stars for everything tell nothing, so ask about what happened',
        ],
      },
      {
        cue: 'More than one in ten',
        point: 'Raises the share that rate, through timing and ease',
        weight: 2,
        said: [
          'one tap in the message two days after the end, then optional text',
          'from one in ten to three in ten',
        ],
      },
      {
        cue: 'Honest answers',
        point: 'Protects against fear and pressure on both sides',
        weight: 2,
        said: [
          'appear only when both have rated or after 14 days',
          'no discount for five stars, and no revenge',
        ],
      },
      {
        cue: 'How results appear',
        point: 'Shows results with regard to how many ratings there are',
        weight: 2,
        said: [
          "5.0 from two jobs shouldn't beat 4.7 from 200",
          'shrink toward the average for few, and weigh recent ones more',
        ],
      },
      {
        cue: 'The firms’ side',
        point: 'Treats firms fairly: replies, objections, a chance for newcomers',
        weight: 2,
        said: [
          'they may answer publicly, and false facts get checked within days',
          'new ones are shown a bit, otherwise they never get the first rating',
        ],
      },
      {
        cue: 'Whether it works',
        point: 'Measures whether ratings predict good jobs, and whether customers choose better',
        weight: 1,
        said: ['complaints and repeat jobs by score', 'do people who read the reviews have fewer disputes?'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'More stars and more categories make ratings more precise',
        said: ['a scale from one to ten and 15 criteria'],
        correction:
          'People fill in less and tick the same everywhere. A few concrete questions that everyone answers separate better.',
      },
      {
        belief: 'A filter that deletes bad reviews protects the quality of the platform',
        said: ["I'd remove very negative ones, they're often unfair"],
        correction:
          'It destroys the trust that ratings exist for. Check reports of false facts by open rules, and leave honest criticism.',
      },
    ],
    sampleAnswer:
      "The purpose: a customer should choose better than by chance. With 94 percent five stars from one in ten customers, the number hardly separates anyone, and silence hides the middling ones. Say there are 5,000 jobs a month, so 500 ratings; with 2,000 firms that's one in four months each. I'd want 30 percent, thus 1,500. Who may rate: only who paid for a job through us, once per job, by a link after the invoice. Firms that rate themselves would have to invoice themselves, with fees and tax; for the rest we look at devices, payment accounts, bursts and similar texts. What's asked: two days after the end, one tap 'Would you hire them again?', then on time, price as offered, left tidy: yes or no. Text optional. It's answered in 20 seconds and spreads more than stars. I'd show '87 percent would hire again, 41 jobs', and for few jobs a value drawn toward the average, with 'new here' below five. Recent counts more. Both sides rate blind: visible when both have done it or after 14 days, to avoid revenge. No rewards for good ratings. Firms may reply; false facts are checked within three days by public rules; we don't delete criticism. Newcomers get a share of the requests, otherwise nobody gets a first rating. The trade-off: only paid jobs are more honest but leave out jobs arranged outside, so fewer ratings. It fails if firms press customers at the door, so it comes by phone two days later and we ask in samples. Success: complaints per hundred jobs fall, and low scores predict complaints. Otherwise we change the questions.",
    criteria: ['Purpose: better choice', 'Misuse and pressure considered', 'Fair to firms and newcomers'],
    followUps: [
      {
        question: 'How would you compute a score for a firm with three ratings?',
        about: [4],
        answer:
          "As if it also had, for instance, ten average ones: with 80 percent on average and three of three positive, it's eleven of thirteen, 85 percent. With more jobs its own record takes over. And I show the count next to it.",
      },
      {
        question: 'The share rises to 30 percent and the average falls. The firms complain. What do you say?',
        about: [2],
        answer:
          "That this was expected: the silent middle now speaks. What counts is the rank, not the absolute number. I'd show them the new average, introduce it on one day for all, and point out how it helps good firms.",
      },
    ],
  },
  {
    id: 'design-of-products-intermediate-07',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Technical Project Manager', 'Product Manager'],
    skills: ['Program Management', 'Localization'],
    tags: ['market entry', 'multi team', 'milestones'],
    question:
      'Your online pharmacy shop is to launch in a second country in six months. Involved: product, payments, logistics, legal, customer support, marketing. Other language, currency, and rules. Design the program: structure, milestones, critical path, risks, decision points.',
    keyPoints: [
      {
        cue: 'What you start with',
        point: 'Finds the longest lead times, outside above all, and begins with these',
        weight: 3,
        essential: true,
        said: [
          'the license from the authority takes four to five months, so the application goes out in week two',
          "contracts with a carrier and a payment provider aren't under our control",
        ],
      },
      {
        cue: 'The size of the launch',
        point: 'Defines a minimal launch and leaves out the rest on purpose',
        weight: 3,
        essential: true,
        said: [
          'no prescription medicine at first, one carrier, the 800 best-selling products',
          'what has to be there to serve a customer well, and legally?',
        ],
      },
      {
        cue: 'Before the doors open',
        point: 'Works with milestones for the whole and a dry run before the opening',
        weight: 2,
        said: [
          'first real order by an employee in month four, from click to parcel and refund',
          'thin line through all teams early',
        ],
      },
      {
        cue: 'When you decide what',
        point: 'Sets decision points with criteria, and a plan for not being ready',
        weight: 2,
        said: [
          "end of month three: if there's no license in sight, we shift the campaign",
          "don't book advertising before the go",
        ],
      },
      {
        cue: 'The structure',
        point: 'Names one responsible person, leads per area, and how decisions are made',
        weight: 2,
        said: [
          'one lead in each of six areas, and a sponsor who decides within two days',
          'a local expert, since none of us knows the market',
        ],
      },
      {
        cue: 'What differs in that country',
        point: 'Treats language, currency and rules as more than translation',
        weight: 2,
        said: [
          'addresses, tax, returns, leaflets, support hours, how people like to pay',
          'text is the least of it',
        ],
      },
      {
        cue: 'The opening',
        point: 'Opens gradually and measures early',
        weight: 1,
        said: [
          'friends first, one region, then ads',
          'orders delivered on time and contacts per order from day one',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Most of the work is translating the shop and adding a currency',
        said: ["translate it, change the currency, and we're live"],
        correction:
          'Law, payment habits, delivery, returns and support take the time. They depend on others, so they have to start first.',
      },
      {
        belief: 'Each department can prepare by its own plan, as long as all are ready by the date',
        said: ['everyone gets the date and plans their part'],
        correction:
          "Then it meets for the first time in the last weeks. A thin run through everything in month four finds the gaps while there's time.",
      },
    ],
    sampleAnswer:
      "Success is, for instance, 2,000 orders in the third month, 95 percent delivered in three days, and legally clean. Six months are 26 weeks. I'd look for what takes longest and isn't ours: the license, perhaps 16 to 20 weeks, the payment provider 8 to 10, the carrier and returns about 10. If the license takes 20 and we apply in week two, it's week 22; that's the critical path, with about four weeks of reserve. So legal starts first, with a local advisor, who also tells us about labels, tax, returns and how people like to pay. The minimal launch: over-the-counter products, the 800 best sellers, one carrier, the two usual ways to pay, support by email and phone in office hours. No prescriptions, no subscription. Structure: I lead, one person per area, a sponsor who decides in two days, a weekly hour on handovers. Milestones: week 4 rules are clear and what we may sell; week 8 contracts signed; week 16 an employee's first real order of products that need no license, from click to parcel, return and refund; week 20 dry run with 100 orders; week 22 go or no-go; week 24 opening with one region without ads; week 26 campaign. Decision points: week 12, is the license on its way? If not, we move the campaign, which has only been booked with a right to cancel. Criteria for go: license there, 98 of 100 orders of the dry run without help, returns tested, support trained. The trade-off: a small assortment brings less at first. It fails mostly at the joints, hence the early full run. If week 22 isn't ready, we open later, not with flaws.",
    criteria: ['Long lead times first', 'Whole before parts', 'Decision points with consequences'],
    followUps: [
      {
        question: 'In week 12 the authority asks for more documents, eight weeks more. What now?',
        about: [0, 3],
        answer:
          "I'd check with the advisor what can be shortened, and tell the sponsor the same day. Then the choice: shift by two months, or open with products that need no license. The campaign gets canceled in time; the internal runs go on.",
      },
      {
        question: "What do you learn from a first real order in week 16 that tests don't show?",
        about: [2],
        answer:
          'Whether tax, invoice, label, customs, the door and the refund fit together with real people and money. Typically an address form that the carrier rejects, or a return which nobody in the warehouse knows how to book.',
      },
    ],
  },
  {
    id: 'design-of-products-intermediate-08',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Product Manager', 'Technical Project Manager'],
    skills: ['Customer Feedback Analysis', 'Product Discovery'],
    tags: ['feedback process', 'triage', 'closing the loop'],
    question:
      'You get 600 wishes and complaints a month: support, sales, app stores, a forum, interviews. They lie in five places, the loudest win, and customers never hear back. Design a process that feeds product decisions, with two hours of your time per day at most.',
    keyPoints: [
      {
        cue: 'Where it all lands',
        point: 'Brings it to one place with its source and context: customer, problem, own words',
        weight: 3,
        essential: true,
        said: [
          'each entry has who, which segment, what they tried to do, and a link to the original',
          'one repository, support tags it in the ticket itself',
        ],
      },
      {
        cue: 'How you organize it',
        point: 'Groups by underlying problem instead of counting wished features',
        weight: 3,
        essential: true,
        said: [
          "'export', 'print' and 'API' may be the same trouble: getting data to the accountant",
          'themes rather than votes',
        ],
      },
      {
        cue: 'Who counts how much',
        point: 'Weights by segment, severity and strategy, and knows the bias of each channel',
        weight: 2,
        said: [
          'the forum is power users, sales hears only prospects',
          '40 mentions by free users or 5 from those who leave?',
        ],
      },
      {
        cue: 'Your two hours',
        point: 'Spreads the sorting through rules and tools, so the effort fits the time available',
        weight: 2,
        said: [
          '600 by a minute is ten hours a month, support does the first sorting',
          'automatic grouping, and I check samples',
        ],
      },
      {
        cue: 'From wishes to decisions',
        point: 'Links it to the rhythm of decisions and goes deeper before building',
        weight: 2,
        said: [
          'a monthly page with the top five themes to planning, with quotes',
          'a theme leads to five talks and data, not straight to a ticket',
        ],
      },
      {
        cue: 'What customers hear',
        point: 'Answers: to customers, sales and support about what became of it',
        weight: 2,
        said: [
          "when something's built, everyone who asked for it gets a note",
          "an honest no for what we won't do",
        ],
      },
      {
        cue: 'Whether it works',
        point: 'Checks whether the process works',
        weight: 1,
        said: [
          'share of themes that led to a decision, time until an answer',
          'if nobody uses the page, we change it',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A public voting board shows what should be built',
        said: ['let users vote, then we build the top'],
        correction:
          "It shows what a vocal few like, as solutions. Those who leave, newcomers and buyers rarely vote. It's one source among several.",
      },
      {
        belief: 'Each single request has to be assessed and answered individually by product',
        said: ["I'd read and score every one of the 600"],
        correction:
          'It eats all the time and gives little. Group by problem, answer by theme, and read samples in depth.',
      },
    ],
    sampleAnswer:
      "The aim is better decisions, and people who feel heard. Numbers: 600 a month, about 30 per working day. If I read everything for three minutes, it's 30 hours; I have 40 at most, and I need them for thinking. So sorting happens at the source. Support tags in the ticket with one of about 25 problems and adds the sentence of the customer; sales has a form of four fields: account, what they tried to do, what happens without it, value. App reviews and forum come in automatically and get grouped, and I check 30 a week. All of it's in one place with segment and account. The groups are problems rather than features: 'get data to the accountant' holds export, print and API. I look at it by segment: mentions, how bad, how many of those who left named it. I know the leanings: the forum is experts, sales is prospects, whoever's content is silent. Once a month there's one page: five themes, what's rising, original quotes, what I suggest. It goes into planning. No theme turns into a feature directly; we look at the data and talk with five people first. Answers: when something is decided, support and sales see it that day; whoever asked gets a note when it's out; for a no there's a text with a reason. The trade-off: fixed tags are quick but miss the new, so there's 'other', which I read fully. It fails if people see no effect, so in month one I take a small, frequent annoyance and fix it. I'd check: do themes appear in decisions, and do 80 percent of askers get an answer within a quarter?",
    criteria: ['Effort fits the volume', 'Problems before features', 'Closes the loop with people'],
    followUps: [
      {
        question:
          'A theme comes from only four customers, who together pay 20 percent of revenue. Where does it go?',
        about: [2],
        answer:
          "Onto the page, marked as such. I'd talk with each: is it a risk of leaving or a wish? Money raises urgency, but I'd also ask whether solving it serves others or turns us into their agency.",
      },
      {
        question: "How do you notice a new problem for which there's no tag yet?",
        about: [1],
        answer:
          "From 'other', which I read in full, from automatic groups that fit nowhere, and by asking support weekly what surprised them. If something comes up about ten times, it gets its own tag.",
      },
    ],
  },
]
