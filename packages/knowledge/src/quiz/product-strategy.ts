import type { SkillQuiz } from './quiz-question.ts'

export const productStrategyQuiz: SkillQuiz = {
  skill: 'Product Strategy',
  questions: [
    {
      id: 'product-strategy-01',
      difficulty: 'beginner',
      question:
        "A product team describes its strategy as 'Add AI search, a mobile app, and single sign-on this year.' What is missing?",
      right: {
        text: 'For whom it is, which problem it solves better than others, and why',
        why: 'A list of features is a plan of work. Strategy explains the choice of customers and the way to win them.',
      },
      wrong: [
        {
          text: 'The dates at which each of the three features will be released',
          why: 'Dates make a better plan of work; they do not explain why these three.',
        },
        {
          text: 'The technologies in which each of the three will be implemented',
          why: 'Technology serves a strategy. It does not tell what the product should win with.',
        },
        {
          text: 'A larger number of features, so that each customer finds something',
          why: 'Something for everyone is the opposite of a strategy, which is choosing.',
        },
      ],
    },
    {
      id: 'product-strategy-02',
      difficulty: 'beginner',
      question:
        "A new product should appeal to 'all companies'. Why is this a weak choice of target at the start?",
      right: {
        text: 'Different needs pull it in all directions, and it excels for nobody',
        why: 'A narrow first segment permits a really good solution and references; from there one can expand.',
      },
      wrong: [
        {
          text: 'There are too many companies for the sales staff to be able to call',
          why: 'Reach can be bought. The problem is to have a compelling offer.',
        },
        {
          text: 'Investors demand that a target group has to have a limited size',
          why: 'They demand a large market as well as a plausible point of entry.',
        },
        {
          text: 'Large companies do not buy products that small ones use as well',
          why: 'Some products are used by both. The point is where to start.',
        },
      ],
    },
    {
      id: 'product-strategy-03',
      difficulty: 'beginner',
      question:
        "In interviews 9 of 10 people say they 'would definitely use' your idea. How much does that tell you about demand?",
      right: {
        text: 'Little: what counts is what they do or give up for the solution',
        why: 'Approval costs nothing. Existing workarounds, deposits, or use of a prototype are stronger evidence.',
      },
      wrong: [
        {
          text: 'Much: 90% is a clear majority even in a small sample such as this',
          why: 'The question is about a hypothetical future; the bias does not shrink with numbers.',
        },
        {
          text: 'Much, if the ten people belong exactly to the target group',
          why: 'The right people are necessary, but polite statements on the future remain weak evidence.',
        },
        {
          text: 'Little: ten people are too few, so that 1,000 should be asked',
          why: 'A thousand hypothetical answers are a thousand times the same error.',
        },
      ],
    },
    {
      id: 'product-strategy-04',
      difficulty: 'beginner',
      question: 'Competitor Z releases a feature. Sales asks to copy it at once. What do you check first?',
      right: {
        text: 'Whether it solves an important problem of the customers you aim at',
        why: "Copying makes products alike and follows someone else's strategy. Your customers' problems are the measure.",
      },
      wrong: [
        {
          text: 'Whether it can be built cheaper than the competitor has done it',
          why: 'Cheaply built, it may still be useless to your customers and cost maintenance for years.',
        },
        {
          text: 'Whether the competitor has protected the feature with a patent',
          why: 'Important before building, but first it must be worth building.',
        },
        {
          text: 'Whether other competitors are planning to copy the feature too',
          why: 'A race of imitators says nothing about benefit.',
        },
      ],
    },
    {
      id: 'product-strategy-05',
      difficulty: 'beginner',
      question: 'Which statement describes a benefit rather than a feature of an accounting product?',
      right: {
        text: 'You finish the monthly close in one day instead of four',
        why: 'It says what gets better for the customer. Features matter only as far as they cause it.',
      },
      wrong: [
        {
          text: 'It comes with a rule engine that has over 200 templates',
          why: 'That is a property. What the customer gains by it is left open.',
        },
        {
          text: 'It runs in the cloud, and is updated without any downtime',
          why: 'A technical quality; the use of it to the accountant has to be inferred.',
        },
        {
          text: 'It offers interfaces to all of the larger banking systems',
          why: 'A feature again. The benefit might be not having to type in statements.',
        },
      ],
    },
    {
      id: 'product-strategy-06',
      difficulty: 'beginner',
      question:
        'An early product has 500 registered users. Which number best shows whether it meets a real need?',
      right: {
        text: 'The share of them who still use it in the third month',
        why: 'Staying is costly in attention, and shows repeated benefit. Registration shows only curiosity.',
      },
      wrong: [
        {
          text: 'The number of registrations that are added each week',
          why: 'Campaigns can drive registrations while everybody leaves after a day.',
        },
        {
          text: 'The number of page views since the launch of the product',
          why: 'A cumulative figure always rises, and it says nothing about benefit.',
        },
        {
          text: 'The share of those who like it on social media channels',
          why: 'Approval without use costs nothing.',
        },
      ],
    },
    {
      id: 'product-strategy-07',
      difficulty: 'beginner',
      question: 'What is the purpose of a minimum viable product?',
      right: {
        text: 'Testing the riskiest assumption with the least possible effort',
        why: 'It is an instrument of learning. What does not contribute to the answer can be left out.',
      },
      wrong: [
        {
          text: 'Being on the market earlier than any of the competitors',
          why: 'Speed may be a side effect. Without a question to be answered, one is merely early.',
        },
        {
          text: 'Selling a reduced version at a correspondingly low price',
          why: 'A cheap version is a pricing decision and need not answer anything.',
        },
        {
          text: 'Delivering the first of many parts of a planned product',
          why: 'If the whole is already decided, nothing is tested.',
        },
      ],
    },
    {
      id: 'product-strategy-08',
      difficulty: 'beginner',
      question:
        'A product for small law firms earns little. Large firms ask for many special functions. What is the strategic question?',
      right: {
        text: 'Whether to serve another segment, with all that this changes',
        why: 'Large customers need other sales, security, and support. It is a choice of market and not of functions.',
      },
      wrong: [
        {
          text: 'Which of the special functions can be built with least effort',
          why: 'It answers how before it is clear whether one wants to go there.',
        },
        {
          text: 'Whether the large firms will pay for each function in advance',
          why: 'Payment for functions does not cover the long-term change of the product.',
        },
        {
          text: 'How the functions can be hidden from the present small users',
          why: 'A question of design, which comes up only after the decision.',
        },
      ],
    },
    {
      id: 'product-strategy-09',
      difficulty: 'intermediate',
      question:
        'Your product has many functions but is second best in each compared with specialists. Which strategic way out is most plausible?',
      right: {
        text: 'Choose a segment whose job needs the combination, and excel at serving it',
        why: 'One cannot beat specialists everywhere, but can for customers to whom the interplay is worth more than each part.',
      },
      wrong: [
        {
          text: 'Improve all functions at the same time until each of them is the best',
          why: 'With spread resources one falls behind every focused specialist even further.',
        },
        {
          text: 'Lower the price until customers overlook the weaknesses of the parts',
          why: 'Low prices are a strategy only with a cost advantage, which is not mentioned.',
        },
        {
          text: 'Add more functions, so that specialists can no longer keep up in breadth',
          why: 'Breadth is what you already have. More of it dilutes even further.',
        },
      ],
    },
    {
      id: 'product-strategy-10',
      difficulty: 'intermediate',
      question:
        'Users love the product, but the buyers in their companies do not purchase it. What has to be understood first?',
      right: {
        text: 'What the buyers are measured by, and what their risk in buying is',
        why: 'Users and buyers have different goals. The offer must also solve the problem of those who sign.',
      },
      wrong: [
        {
          text: 'Which additional functions the users would like to have in future',
          why: 'The users are already convinced; the obstacle lies elsewhere.',
        },
        {
          text: 'Whether the price should be halved to make the decision easier',
          why: 'Perhaps security or budget rules are in the way. A discount before the diagnosis gives away margin.',
        },
        {
          text: 'Which buyers can be bypassed by having the users pay themselves',
          why: 'A possible model, but it avoids the question and often violates company rules.',
        },
      ],
    },
    {
      id: 'product-strategy-11',
      difficulty: 'intermediate',
      question:
        "A company measures the success of its product by 'time spent in the app'. The product is a tax filing tool. What is wrong?",
      right: {
        text: 'Users want to finish fast, so that success may lower the figure',
        why: 'A guiding metric must reflect the value for the customer. Here less time for a correct filing is better.',
      },
      wrong: [
        {
          text: 'Time spent can be measured with limited accuracy in such an app',
          why: 'Accuracy is not the issue. A precise measure of the wrong thing misleads even more.',
        },
        {
          text: 'Time spent is comparable only with other tax tools on the market',
          why: 'Comparisons do not help as long as the direction is wrong.',
        },
        {
          text: "Time spent has to be divided by the users' number of tax forms",
          why: 'Normalizing leaves the wrong direction in place.',
        },
      ],
    },
    {
      id: 'product-strategy-12',
      difficulty: 'intermediate',
      question:
        'You charge per user. Customers share accounts, although the value they get grows with the number of processed invoices. What does this suggest?',
      right: {
        text: 'Price by invoices processed, as this number follows the value received',
        why: 'If the unit of price matches value, revenue grows with success, and customers do not ration use.',
      },
      wrong: [
        {
          text: 'Price by user, with controls that prevent any sharing of accounts',
          why: 'Controls fight the symptom, annoy customers, and hold back the spread in the company.',
        },
        {
          text: 'A flat price for all, so that there is no reason to share accounts',
          why: 'Small customers pay too much then, and large ones too little.',
        },
        {
          text: 'A higher price for each user, to make up for the ones not counted',
          why: 'It increases the incentive to share accounts.',
        },
      ],
    },
    {
      id: 'product-strategy-13',
      difficulty: 'intermediate',
      question:
        'After launch, new users come through advertising at 90 dollars each; on average they bring a margin of 60 dollars until they leave. What is right?',
      right: {
        text: 'Improve retention or margin before spending more on advertising',
        why: 'Each new user loses 30 dollars. Growth multiplies the loss as long as this is so.',
      },
      wrong: [
        {
          text: 'Spend more on advertising, since costs per user fall with volume',
          why: 'They generally rise, as the most receptive users are reached first.',
        },
        {
          text: 'Stop the product, because acquisition costs exceed what users bring',
          why: 'Too early: retention, price, or channels can change the relation.',
        },
        {
          text: 'Raise the number of users first, and take care of the margin later',
          why: 'Without network effects or falling cost, volume makes the hole deeper.',
        },
      ],
    },
    {
      id: 'product-strategy-14',
      difficulty: 'intermediate',
      question:
        "The vision says 'the simplest tool for freelancers'. A customer offers 200,000 for a complex approval workflow. Revenue last year was 1 million. How do you decide as head of product?",
      right: {
        text: 'Weigh the revenue against the cost of serving a different kind of customer',
        why: 'A single deal can pull the product away from its segment. It can be right, but as a conscious decision on direction.',
      },
      wrong: [
        {
          text: 'Accept, since 20% of annual revenue outweighs any general vision statement',
          why: 'The revenue comes once, while complexity and maintenance stay and harm the promise to all the others.',
        },
        {
          text: 'Accept, and hide the workflow behind a setting, so that it disturbs nobody',
          why: 'Hidden functions must still be maintained and tested, and the next special request will follow.',
        },
        {
          text: 'Decline, as a vision must not be questioned for the sake of a single customer',
          why: 'A vision is a guide and no dogma. Perhaps the offer shows a better market; that deserves a look.',
        },
      ],
    },
    {
      id: 'product-strategy-15',
      difficulty: 'intermediate',
      question: 'Which of these is the best evidence that a product is ready for heavy investment in growth?',
      right: {
        text: 'Several cohorts whose retention flattens at a stable level',
        why: 'If part of each cohort stays for good, growth accumulates. If curves go to zero, one is filling a leaking bucket.',
      },
      wrong: [
        {
          text: 'A strong increase in visits after reports in large media',
          why: 'Attention is brief, and says nothing about staying.',
        },
        {
          text: 'A high satisfaction score among the most active users of it',
          why: 'Those asked are the ones for whom it works; those who left are not heard.',
        },
        {
          text: 'A waiting list with several thousand email addresses on it',
          why: 'It shows curiosity before use. Whether people stay is still open.',
        },
      ],
    },
    {
      id: 'product-strategy-16',
      difficulty: 'intermediate',
      question:
        'Two product lines share one team. A earns 90% of the profit and stagnates; B is small and doubles every year. The team gives each half. What should be discussed?',
      right: {
        text: 'Which role each has, and the investment that follows from this role',
        why: 'Maintaining, harvesting, and growing need different means. An equal split is the absence of a decision.',
      },
      wrong: [
        {
          text: 'Whether effort should correspond to the share of profit, that is 90 to 10',
          why: 'It would starve the future in favor of a line that no longer grows.',
        },
        {
          text: 'Whether B should get everything, because it is the only one that grows',
          why: 'Neglecting A endangers the profit from which B is being paid.',
        },
        {
          text: 'Whether the split can be made fairer by alternating on a monthly basis',
          why: 'Fairness between products is not a strategic criterion.',
        },
      ],
    },
    {
      id: 'product-strategy-17',
      difficulty: 'expert',
      question:
        'A marketplace for craftsmen has 5,000 customers in 40 cities but few matches. Advertising for more customers makes both sides more dissatisfied. What is the best strategic step?',
      right: {
        text: 'Concentrate on a few cities until supply and demand there are dense',
        why: 'In a local network, density per place counts, not the total. Working in one city, the model can be repeated.',
      },
      wrong: [
        {
          text: 'Win more craftsmen in all 40 cities by paying premiums to the new ones',
          why: 'Spread over 40 cities, the premiums are not enough to reach density anywhere.',
        },
        {
          text: 'Expand to more cities, so that the total number of matches increases',
          why: 'It dilutes further what is already too thin.',
        },
        {
          text: 'Lower the fees on both sides, until more people take part in it again',
          why: 'Those who find no match do not stay for lower fees either.',
        },
      ],
    },
    {
      id: 'product-strategy-18',
      difficulty: 'expert',
      question:
        "A platform owner starts to offer your product's core function free of charge in its operating system. 'Good enough' for most. What is the most promising reaction?",
      right: {
        text: "Move to users for whom 'good enough' is not, with depth or across platforms",
        why: 'You cannot win against free and preinstalled for the average. Demanding segments, or uses across platforms, remain out of its reach.',
      },
      wrong: [
        {
          text: 'Make your product free as well, and hope for a larger number of users than before',
          why: 'It takes away your income without removing the advantage of being preinstalled.',
        },
        {
          text: 'Add a lot of functions quickly, so that the difference becomes visible to everyone',
          why: 'Average users do not need more; for them good enough is decisive.',
        },
        {
          text: 'Advertise your longer experience with the function to the users of the platform',
          why: 'Reputation hardly outweighs free and already there.',
        },
      ],
    },
    {
      id: 'product-strategy-19',
      difficulty: 'expert',
      question:
        'A company has a freemium product with 2% paying users. Analysis shows that paying users differ from free ones by one thing: they work in teams. What follows for strategy?',
      right: {
        text: 'Put the paywall where teamwork begins, and ease the way to it',
        why: 'The value worth paying for lies in teamwork. Free single use then becomes the channel that leads there.',
      },
      wrong: [
        {
          text: 'Limit the free version strongly, so that more single users pay',
          why: 'Single users have little willingness to pay, and the channel by which teams arise would dry up.',
        },
        {
          text: 'Abolish the free version, as 98% of its users cause only costs',
          why: 'They cost little and bring the teams. Without them acquisition has to be paid.',
        },
        {
          text: 'Lower the price, so that single users can also afford to pay',
          why: 'They do not lack money but a reason to pay.',
        },
      ],
    },
    {
      id: 'product-strategy-20',
      difficulty: 'expert',
      question:
        'Your experiment program improves conversion by small steps each quarter, while market share falls steadily. What is the most probable strategic diagnosis?',
      right: {
        text: 'You optimize a product whose underlying position is eroding',
        why: "Local improvements find the peak of the present hill. A shift in needs or rivals' offers demands a different bet.",
      },
      wrong: [
        {
          text: 'You run too few experiments, so that the improvements are small',
          why: 'More of the same small steps does not lead off the hill.',
        },
        {
          text: 'The experiments are evaluated wrongly, since share should rise',
          why: "Conversion on one's own site can rise truthfully, while fewer people come at all.",
        },
        {
          text: 'The market share is measured wrongly, since conversion does rise',
          why: 'One does not refute the other. They measure different things.',
        },
      ],
    },
    {
      id: 'product-strategy-21',
      difficulty: 'expert',
      question:
        'An enterprise product has 30 customers, each with its own customizations. Each release takes longer; growth has stopped. What is the strategic core of the problem?',
      right: {
        text: 'It sells development work at a product price, and cannot scale',
        why: 'Each deal adds lasting cost. One has to decide for a product with a common core or for a service business priced as such.',
      },
      wrong: [
        {
          text: 'It has too few developers for the number of customers it serves',
          why: 'More developers make the model more expensive without changing it.',
        },
        {
          text: 'It has too few customers to be able to carry the development cost',
          why: 'With each new customer the cost rises in this model, too.',
        },
        {
          text: 'It uses an outdated architecture, which should now be rebuilt',
          why: 'A new architecture will be full of customizations as long as sales promises them.',
        },
      ],
    },
    {
      id: 'product-strategy-22',
      difficulty: 'expert',
      question:
        "You have the data that customers say they leave because of 'missing function X'. You build X; departures stay the same. Which error is the most likely?",
      right: {
        text: 'The stated reason was a justification; the lack of value came before',
        why: 'People give plausible reasons after the decision. One should look at what those who leave did differently long before.',
      },
      wrong: [
        {
          text: 'X was built too late, so the next missing function must come sooner',
          why: 'It continues the same approach without examining the assumption behind it.',
        },
        {
          text: 'X was not advertised enough to the customers who wanted to have it',
          why: 'It can be examined easily, but those who leave were named as wanting it, and they see the product.',
        },
        {
          text: 'Customers left for reasons of price, but did not want to say so openly',
          why: 'Equally a guess. The pattern calls for looking at behavior instead of another stated reason.',
        },
      ],
    },
    {
      id: 'product-strategy-23',
      difficulty: 'expert',
      question:
        'Two competitors with similar products: one sells yearly through sales reps, at 40,000; the other by self-service at 40 a month. You have a product priced at 3,000 a year, sold by reps after demos. What is the danger?',
      right: {
        text: 'The deal is too small for the cost of reps, too large for impulse buying',
        why: 'Price, product, and channel must fit each other. In between, acquisition eats the margin, or nobody buys without advice.',
      },
      wrong: [
        {
          text: 'The price lies between the two, so that customers see it as mediocre quality',
          why: 'Perception matters less than the arithmetic of acquiring each customer.',
        },
        {
          text: 'The price is below the one of the market leader, so it will be attacked soon',
          why: 'Whoever earns 40,000 per deal rarely fights for 3,000.',
        },
        {
          text: 'The number of demos is limited, so that more of them have to be automated',
          why: 'A partial remedy at best. First one must decide which model is intended.',
        },
      ],
    },
    {
      id: 'product-strategy-24',
      difficulty: 'expert',
      question:
        "A board asks for proof that a new product category 'will work' before investing. What is the expert's way of dealing with this?",
      right: {
        text: 'Invest in stages, each tied to evidence on the riskiest assumption left',
        why: 'New categories cannot be proven in advance. Staged bets limit the loss and convert money into knowledge.',
      },
      wrong: [
        {
          text: 'Present a detailed business case for five years, with three scenarios in it',
          why: 'Numbers on a market that does not exist are fiction, however detailed.',
        },
        {
          text: 'Ask for the entire sum, since partial investments only bring partial results',
          why: 'It puts everything on one unproven assumption.',
        },
        {
          text: 'Wait until a competitor has proven the category, and then enter it quickly',
          why: 'It can be a strategy for the strong; as a substitute for testing it usually means coming too late.',
        },
      ],
    },
  ],
}
