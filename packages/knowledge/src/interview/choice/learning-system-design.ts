import type { ChoiceSet } from '../choice-set.ts'

export const learningSystemDesignChoice: ChoiceSet = {
  skill: 'Design of learning systems',
  type: 'system_design',
  roles: ['Machine Learning Engineer', 'Data Scientist'],
  questions: [
    {
      id: 'learning-system-design-01',
      difficulty: 'beginner',
      question:
        'A chain of gyms wants a list each Monday of members whom the staff should call before they leave. A contract ends a month after notice is given. What should the model predict?',
      right: {
        text: 'Whether the member will give notice within the next eight weeks',
        why: 'The call has to come before the decision. Eight weeks leave time to act and give enough examples to learn from.',
      },
      wrong: [
        {
          text: "Whether the member's contract will end within the next four weeks",
          why: 'In these cases notice has been given already, so the call comes after the decision.',
        },
        {
          text: 'Whether the member has stayed away for more than the last 30 days',
          why: 'This is a fact that needs no model, and at best a sign: some who stay away never leave, others leave while they train.',
        },
        {
          text: 'Whether the member would call themselves unhappy in our survey',
          why: 'Few answer surveys, and many unhappy people stay. The gym wants to prevent notices, so it should predict these.',
        },
      ],
    },
    {
      id: 'learning-system-design-02',
      difficulty: 'beginner',
      question:
        'A bakery chain with 30 shops and 60 products wants proposals for how much to bake tomorrow. There are 18 months of daily sales; one data scientist has four weeks until the first shops use it. What comes first?',
      right: {
        text: 'The average of the last same weekdays, which managers can correct',
        why: 'It is running within days, is often hard to beat by much, and shows what a later model has to gain.',
      },
      wrong: [
        {
          text: 'A deep network over all series, with weather, holidays and prices',
          why: 'It may pay later, but without a simple rule nobody can tell what it gains; and four weeks go by before a shop sees anything.',
        },
        {
          text: 'A separate forecasting model for each of 1,800 series, tuned by hand',
          why: '18 months are little for each series, and one person can neither tune nor watch 1,800 models.',
        },
        {
          text: 'A survey of managers on what they think, to learn from their answers',
          why: "Opinions are less exact than the sales that exist. Managers' knowledge helps more as a correction of a proposal.",
        },
      ],
    },
    {
      id: 'learning-system-design-03',
      difficulty: 'beginner',
      question:
        'A shop with 20,000 products wants six fitting items on each product page. The catalog changes once a night, all visitors see the same items, and the page allows 50 ms. How are the items served?',
      right: {
        text: 'Computed for all products each night, and looked up by product id',
        why: '120,000 ids fit into any store and are read in a millisecond. Nothing in the task changes between two nights.',
      },
      wrong: [
        {
          text: 'Computed by the model for each page view, on a service with a GPU',
          why: 'The same answer would be computed over and over, with a delay and a service that can fail.',
        },
        {
          text: 'Computed by the model in the browser, which gets a copy of it at first',
          why: 'Each visitor would download a model and catalog data for an answer that is the same for all.',
        },
        {
          text: 'Computed on each click from a stream of events, within a few seconds',
          why: 'Streaming pays if the answer depends on what somebody has just done; here it changes once a night.',
        },
      ],
    },
    {
      id: 'learning-system-design-04',
      difficulty: 'beginner',
      question:
        'A city gets 3,000 messages a day, which people forward to twelve departments, 5% of them to the wrong one. In a trial of some weeks, a model was right for 85%. In the 60% of messages where its confidence is highest, it was right for 97%, people for 95%. How do you use it?',
      right: {
        text: 'It forwards the sure 60%, and people forward the rest with its proposal',
        why: '1,800 messages go out at once, about 54 of them to the wrong place instead of 90 by hand; people keep time for the doubtful ones.',
      },
      wrong: [
        {
          text: 'It forwards all messages, and departments send back what is wrong',
          why: 'About 450 messages a day would go to the wrong place, mostly those where the model was unsure anyway.',
        },
        {
          text: 'It proposes a department for all messages, and people confirm each one',
          why: "All 3,000 messages still go through people's hands, also those where it errs less often than they do.",
        },
        {
          text: 'It waits until it is right for 95% of all messages in each department',
          why: '60% of the work could be saved now, and the corrections of people in operation are what makes it better.',
        },
      ],
    },
    {
      id: 'learning-system-design-05',
      difficulty: 'beginner',
      question:
        'A camera sees two parcels a second; one in 200 is damaged. The model finds 95% of the damaged ones and wrongly reports 2% of the good ones. The side lane, where a person checks, can take 60 parcels an hour. What happens?',
      right: {
        text: 'The lane overflows, mostly with good parcels',
        why: 'Of 7,200 an hour, 36 are damaged and 34 found; 2% of 7,164 good ones are 143. About 177 arrive, three times too many.',
      },
      wrong: [
        {
          text: 'The lane suffices, as about 34 parcels arrive',
          why: '34 are the damaged ones that are found. The false alarms among the many good parcels come on top.',
        },
        {
          text: 'The lane suffices, as few good parcels arrive',
          why: '2% sounds like few, but there are 199 times as many good parcels as damaged ones: 143 an hour.',
        },
        {
          text: 'The lane overflows, mostly with damaged parcels',
          why: 'Only 36 damaged parcels pass in an hour, which is less than the lane can take.',
        },
      ],
    },
    {
      id: 'learning-system-design-06',
      difficulty: 'beginner',
      question:
        'An assistant is to answer questions of 800 employees about a handbook of 400 pages, of which some change each week. Answers must be current and checkable. Which design do you choose?',
      right: {
        text: 'Find the fitting passages, have a model answer from them, and link them',
        why: 'A changed page counts as soon as it is indexed anew, and the links let people check the answer.',
      },
      wrong: [
        {
          text: 'Fine-tune a language model on the handbook, and repeat it each month',
          why: 'Old rules stay in the weights for up to a month, facts are recalled unreliably, and no source can be linked.',
        },
        {
          text: 'Train a small language model from scratch on nothing but the handbook',
          why: '400 pages are far too little text for a model to learn language from, let alone to answer questions.',
        },
        {
          text: 'Have a model write 5,000 questions and answers, and match new questions',
          why: 'Nobody checks 5,000 answers, each changed page makes some of them wrong, and real questions differ from invented ones.',
        },
      ],
    },
    {
      id: 'learning-system-design-07',
      difficulty: 'beginner',
      question:
        'A factory has twelve machines and wants AI to predict failures. In two years there were three failures, each of another kind; the sensors have been recorded for half a year. What do you propose?',
      right: {
        text: 'Limits on sensors set with the technicians, and a record of each failure',
        why: 'Three cases of three kinds teach nothing that could be tested. Limits help now, and the record makes a model possible later.',
      },
      wrong: [
        {
          text: 'A network trained on the three failures, copied to thousands of examples',
          why: 'Copies hold no new information; the model learns three histories by heart and cannot be tested on any other.',
        },
        {
          text: 'A model trained on a public data set of failures of other machine types',
          why: 'Other machines, sensors and kinds of failure: its quality here is unknown, and three cases cannot show it.',
        },
        {
          text: "A model that predicts 'no failure', as it is right on nearly all days",
          why: 'Right on nearly all days, and useless: it never warns, so the factory gains nothing from it.',
        },
      ],
    },
    {
      id: 'learning-system-design-08',
      difficulty: 'beginner',
      question:
        'You launch the first version of recommendations on a product page, by simple rules. In three months a model is to be trained from what people do. What must be logged from the first day?',
      right: {
        text: "Items shown, their places, the rules' version, and the reaction",
        why: 'Only with what was shown, and where, does a missing click mean something. It cannot be reconstructed later.',
      },
      wrong: [
        {
          text: 'Items clicked, with the time and the page on which it happened',
          why: 'Without what was shown beside them, it is unknown what people passed over, so there are no negative examples.',
        },
        {
          text: 'Items bought, since purchases are what the shop lives on',
          why: 'Purchases are rare and partly made without the recommendation. Without what was shown they teach little.',
        },
        {
          text: 'Rate of clicks per day, for each product and for each page',
          why: 'Totals show a trend, but single cases with their circumstances, from which a model learns, are gone.',
        },
      ],
    },
    {
      id: 'learning-system-design-09',
      difficulty: 'intermediate',
      question:
        'A fraud check must answer within 150 ms. The list shows the steps of a typical slow request; they run one after another. The account, card and device lookups do not need each other. What brings it below 150 ms?',
      code: {
        language: 'text',
        lines: [
          'network             15 ms',
          'account lookup      40 ms',
          'card lookup         40 ms',
          'device lookup       40 ms',
          'model               25 ms',
          'rules               20 ms',
        ],
      },
      right: {
        text: 'Do the three lookups at the same time',
        why: 'The three take about 40 instead of 120 ms, so that the whole takes about 100 ms and leaves a reserve.',
      },
      wrong: [
        {
          text: 'Replace the model by one that takes 5 ms',
          why: '180 ms become 160, which is still too slow; and the check may become worse.',
        },
        {
          text: 'Cache the account for repeated visitors',
          why: 'Repeated visitors get to 140 ms, but new ones still wait 180 ms, and fraud often comes with new accounts.',
        },
        {
          text: 'Run the rules after the answer was given',
          why: '160 ms remain, and the rules could no longer stop a payment.',
        },
      ],
    },
    {
      id: 'learning-system-design-10',
      difficulty: 'intermediate',
      question:
        'Chargebacks arrive up to 60 days after a payment. A team trains its fraud model each week on the payments of the last 30 days and takes those without a chargeback as honest. What goes wrong first?',
      right: {
        text: 'Fraud whose chargeback is still to come teaches the model that it is honest',
        why: 'In the last 30 days most fraud is not known yet. Wait for labels to ripen, or correct for the delay.',
      },
      wrong: [
        {
          text: 'The share of fraud in the training data is too small for a classifier to learn',
          why: 'Rare classes are hard but can be learned. Here the labels themselves are wrong, which more data does not mend.',
        },
        {
          text: 'The model is outdated after a week, as fraudsters change their methods daily',
          why: 'Fresh training is meant to help against that. The problem is that the fresh labels are not true yet.',
        },
        {
          text: 'The payments of 30 days are too similar to each other, so the model overfits',
          why: 'A month of payments of a shop is varied; overfitting would show on held-out data, wrong labels would not.',
        },
      ],
    },
    {
      id: 'learning-system-design-11',
      difficulty: 'intermediate',
      question:
        'A fraud model has refused all payments above a score for a year. Now a new one is to be trained and compared with it. For refused payments nobody knows whether they were fraud. What should have been in the design?',
      right: {
        text: 'A small random share of payments above the limit is let through',
        why: 'They show how much of what was refused was honest, and give labels where there were none; their price is bounded.',
      },
      wrong: [
        {
          text: 'All the refused payments are labeled as fraud in the training data',
          why: 'The new model would learn to repeat the decisions of the old one, including its mistakes.',
        },
        {
          text: 'The refused payments are left out of training and comparison',
          why: 'Then a whole region is missing, and a model looks good without being tested on just the risky cases.',
        },
        {
          text: 'The limit is lowered each month, so that more fraud is refused',
          why: 'This makes the unknown region larger, and with it the number of honest customers who are turned away.',
        },
      ],
    },
    {
      id: 'learning-system-design-12',
      difficulty: 'intermediate',
      question:
        'A furniture shop has 2 million products and 300 searches a second. Good products are often only at places 50 to 150 of the text match. A neural ranker needs 2 ms of a core per product and query. How do you use it?',
      right: {
        text: 'An index finds some 200 candidates, which the ranker then orders',
        why: '200 × 2 ms are 0.4 core seconds per query, about 120 cores. All products would take 4,000 core seconds per query.',
      },
      wrong: [
        {
          text: 'The ranker scores all products, spread over a cluster with GPUs',
          why: '600 million scores a second at 2 ms are 1.2 million cores; even GPUs a hundred times as fast do not make that sensible.',
        },
        {
          text: 'The ranker scores all pairs of queries and products in advance',
          why: 'Queries are free text, many of them new each day; the pairs cannot be listed, and 2 million per query are too many.',
        },
        {
          text: 'The ranker orders the 20 products that the text index puts on top',
          why: 'Cheap, but it can only reorder the first page; the good products at places 50 to 150 never get a chance.',
        },
      ],
    },
    {
      id: 'learning-system-design-13',
      difficulty: 'intermediate',
      question:
        'An assistant answers 10,000 engineers from 2 million documents, each with its own access rights, which change daily. Nobody may learn what is in a document that they cannot open. Where do you enforce that?',
      right: {
        text: 'When searching: only passages that this person may read are retrieved',
        why: 'What is not in the context cannot get into the answer. Rights are checked at the time of the question.',
      },
      wrong: [
        {
          text: 'In the instruction: the model must not reveal what the person may not read',
          why: 'Instructions can be circumvented or simply missed. The model should not hold the secret in the first place.',
        },
        {
          text: 'After answering: a filter removes the sentences from forbidden documents',
          why: 'An answer blends its sources, so forbidden knowledge can stay in other words or in conclusions.',
        },
        {
          text: 'When indexing: each of the engineers gets an index of what they may read',
          why: 'Rights would be right only as of the last build, and 10,000 overlapping indexes have to be rebuilt daily.',
        },
      ],
    },
    {
      id: 'learning-system-design-14',
      difficulty: 'intermediate',
      question:
        'A service with a language model gets 50 requests a second at peak, with 400 tokens of output each. Measured under your load, one GPU delivers 2,500 output tokens a second in total, reading the prompts included. How many GPUs does the peak need?',
      right: {
        text: 'About 8, plus a reserve',
        why: '50 × 400 are 20,000 tokens a second; divided by 2,500 this gives 8. Add some for failures and growth.',
      },
      wrong: [
        {
          text: 'About 2, plus a reserve',
          why: 'Two deliver 5,000 tokens a second, enough for 12 of the 50 requests; the queue would grow at once.',
        },
        {
          text: 'About 20, plus a reserve',
          why: 'That would be right for 1,000 output tokens a request, or for a GPU with 1,000 tokens a second.',
        },
        {
          text: 'About 50, plus a reserve',
          why: 'This takes one GPU for each request in a second. A GPU serves several at once, here about six a second.',
        },
      ],
    },
    {
      id: 'learning-system-design-15',
      difficulty: 'intermediate',
      question:
        'A new ranking model is 4% better offline on logged data. The site has 10 million users, and a bad ranking costs sales at once. Which way of introducing it do you choose?',
      right: {
        text: 'Run it unseen for errors and speed, then test it on 1% of the users and up',
        why: 'The unseen run finds technical faults without risk; only a comparison with users shows whether offline gains are real.',
      },
      wrong: [
        {
          text: 'Switch it on for all users at night, and switch back if the sales should fall',
          why: 'A small loss drowns in daily variation for weeks, and a gross mistake hits everybody.',
        },
        {
          text: 'Run it unseen for a month, and switch if it orders better than the old model',
          why: 'Nobody sees its order, so nobody reacts to it; the comparison again rests on logged data.',
        },
        {
          text: 'Compare it offline on further months, and switch if it is better in each one',
          why: 'More logged data makes the offline figure more exact, but logs come from what the old model displayed.',
        },
      ],
    },
    {
      id: 'learning-system-design-16',
      difficulty: 'intermediate',
      question:
        'A news app recommends articles by the ids of what similar readers have clicked, trained each night. 4,000 articles appear a day, and most are stale after one or two days. What is the main weakness?',
      right: {
        text: 'New articles have no clicks yet, so they are missing while they matter',
        why: 'Represent articles by their text and fresh counts, so that they can be recommended from the first minute.',
      },
      wrong: [
        {
          text: 'The matrix of readers and articles becomes too large to be trained on',
          why: 'Sparse matrices with millions of readers are routine; and old articles can be dropped.',
        },
        {
          text: 'Readers get too many articles on the same topic and become bored by it',
          why: 'That can happen and is mended in the final ordering, but new articles are not available even for it.',
        },
        {
          text: 'Nightly training is too expensive, as the articles change each day',
          why: 'A night of training is affordable. Its problem here is that its result lags behind by half the life of an article.',
        },
      ],
    },
    {
      id: 'learning-system-design-17',
      difficulty: 'expert',
      question:
        'A model proposes quantities to bake, trained on past sales, and shops follow it. Over months the proposals shrink, forecast errors look excellent, and shelves are empty by four in the afternoon. What is the cause and the remedy?',
      right: {
        text: 'Sales end at the stock; estimate the demand of sold-out days from earlier hours',
        why: 'Sold-out days show less than was wanted. The model learns the cut value, proposes it, and so confirms itself.',
      },
      wrong: [
        {
          text: 'Demand really falls; retrain more often, so that the model follows it in time',
          why: 'Shelves empty at four speak against it. Frequent retraining on cut sales makes the downward spiral faster.',
        },
        {
          text: 'The model underfits; give it more features, like weather and local events',
          why: 'Its errors against sales are small. The target itself is wrong, and features do not correct that.',
        },
        {
          text: 'The error measure is squared; train on absolute errors, which outliers pull less',
          why: 'Another measure shifts the forecast somewhat, but still learns from sales that could not exceed the stock.',
        },
      ],
    },
    {
      id: 'learning-system-design-18',
      difficulty: 'expert',
      question:
        '5,000 wind turbines have 60 gearbox failures a year, at 400,000 dollars each. A model warns of 45 of them in time, and each year of 300 healthy ones. A crane visit costs 80,000 dollars; done on a warning, it prevents the failure. Does it pay to send a crane on each warning?',
      right: {
        text: 'No: 33.6 against 24 million a year; first check warnings with something cheaper',
        why: '345 cranes cost 27.6 million, 15 missed failures 6 million. With an inspection of some thousand dollars it pays at once.',
      },
      wrong: [
        {
          text: 'Yes: it saves 18 million a year, as 45 of the 60 failures are prevented',
          why: 'This counts the prevented failures, but not the 345 crane visits for 27.6 million that are made for them.',
        },
        {
          text: 'Yes: 9.6 against 24 million a year, as 45 cranes replace the same number of failures',
          why: 'This counts cranes for the 45 true warnings, but in the moment of the warning nobody knows which ones are true.',
        },
        {
          text: 'No: with 300 of 345 warnings false, a model is worthless however it is used',
          why: 'Narrowing 5,000 turbines to 345 is valuable if a cheap inspection follows; false alarms must be weighed by cost.',
        },
      ],
    },
    {
      id: 'learning-system-design-19',
      difficulty: 'expert',
      question:
        'A delivery service tests a new model that assigns couriers. Orders are split at random; all share the same couriers. Orders with the new model arrive 6% faster, but after the rollout nothing is faster. What was wrong, and how do you test it?',
      right: {
        text: 'Both groups compete for couriers; switch whole cities between models by the hour',
        why: 'The new model took the best couriers from the control group, which became slower. Switching whole markets keeps the groups apart.',
      },
      wrong: [
        {
          text: 'The test was too short; run the same split until the result is significant',
          why: 'The difference was real between the groups, only not a gain for the whole. More time makes the wrong figure more exact.',
        },
        {
          text: 'The groups differed by chance; assign customers instead of orders at random',
          why: 'Splitting by customer changes who is in a group, but both still draw on the same couriers.',
        },
        {
          text: 'Novelty wore off; leave out the first weeks of the test and measure after these',
          why: 'Couriers are assigned by software; customers do not notice a novelty. The interference lasts as long as the split.',
        },
      ],
    },
    {
      id: 'learning-system-design-20',
      difficulty: 'expert',
      question:
        'An agent with a language model handles 60,000 chats a day and can grant refunds of up to 200 dollars through a tool. Texts of customers and products may hold hidden instructions. What limits the damage most reliably?',
      right: {
        text: 'The refund service itself checks the login, the order, the amount and daily sums',
        why: 'Rules outside the model hold whatever it was talked into. It can then only ask for what this customer could get anyway.',
      },
      wrong: [
        {
          text: 'The system prompt lists the rules, and tells it to ignore instructions in texts',
          why: 'It lowers the rate, but instructions and data share one channel, so that some attack gets through in 60,000 chats.',
        },
        {
          text: 'A second model reads each chat, and blocks a refund which seems manipulated',
          why: 'A useful addition, but it reads the same manipulated text and errs at times; it cannot be the only barrier.',
        },
        {
          text: 'Incoming texts are searched for known attack phrases, and cleaned before use',
          why: 'Attacks can be phrased in endless ways and languages, so a list catches those of yesterday.',
        },
      ],
    },
    {
      id: 'learning-system-design-21',
      difficulty: 'expert',
      question:
        'A team improves the prompt of a support assistant each week by the grade that a language model gives to its answers. In three months it rose from 4.3 to 4.7 of 5; complaints about wrong answers have doubled. What do you do first?',
      right: {
        text: "Have experts grade a sample, mainly complaints, and compare with the model's grades",
        why: 'It shows what the grader misses, such as fluent but false answers. A measure must be checked before it is optimized.',
      },
      wrong: [
        {
          text: 'Use a larger model for the grades, as these judge answers more like people do',
          why: 'It may be better or share the same preference for fluent answers; without human grades nobody can know.',
        },
        {
          text: 'Average the grades of three models, as the errors of single ones cancel out',
          why: 'Errors that the models share, like trust in confident text, do not cancel out but look more certain.',
        },
        {
          text: 'Go back to the prompt of three months ago, and keep the grade as the target',
          why: 'It may calm things down, but the same grade would lead to the same place again in three months.',
        },
      ],
    },
    {
      id: 'learning-system-design-22',
      difficulty: 'expert',
      question:
        'Twelve hospitals have a model move head scans with suspected bleeding to the top. Of 900 scans a day 5% show bleeding; the model finds 90% of them and marks 10% of the others. At peak times, unmarked scans wait up to six hours. Which risk must the design cover first?',
      right: {
        text: 'Four or five bleedings a day go unmarked and wait longer than before; cap the wait',
        why: 'Marked scans overtake the missed ones. A limit after which each scan moves up bounds the harm.',
      },
      wrong: [
        {
          text: 'Eighty-six scans a day are marked wrongly; raise the threshold until these vanish',
          why: 'About 86 of some 126 marked scans being false only costs order; a higher threshold would miss more bleedings.',
        },
        {
          text: 'The model may miss any bleeding at all; lower the threshold until it finds them',
          why: 'Near 100% it would mark a large part of all scans, and an order that moves everything up helps nobody.',
        },
        {
          text: 'Radiologists may follow the mark too readily; hide it and leave the order as it was',
          why: 'Reliance on marks is worth watching, but an order as before gives up the whole benefit for the bleedings found.',
        },
      ],
    },
    {
      id: 'learning-system-design-23',
      difficulty: 'expert',
      question:
        "A model is trained further each night on the last day's data, and goes live if it is no worse than the present one on a held-out part of that day. A logging fault set a main feature to zero for a whole day; the new model passed and was poor from the next morning, when the logs were right again. Which addition would have stopped it?",
      right: {
        text: "A check of each feature's distribution against previous weeks before training",
        why: 'Data with a feature all zero stands out at once. The quality test did not, since its data had the same fault.',
      },
      wrong: [
        {
          text: 'A stricter quality test, which demands a clear gain over the present model',
          why: 'On the faulty day the new model was clearly better than the old one, which relied on the broken feature.',
        },
        {
          text: 'A retraining each week in place of each night, to see fewer faulty days',
          why: 'Faults are hit less often, but a fault on the day of testing passes in the same way and stays for a week.',
        },
        {
          text: 'An alarm on the quality of the live model, with the way back in one click',
          why: 'It shortens the damage and belongs there too, but it acts after the poor model has gone live.',
        },
      ],
    },
    {
      id: 'learning-system-design-24',
      difficulty: 'expert',
      question:
        'A search keeps 500 million vectors of 768 dimensions (4 bytes each) from an embedding model. A better model with as many dimensions is to replace it; your GPUs embed 2,000 items a second. Search must go on. What do you plan?',
      right: {
        text: 'A second index in about three days, beside the first, then switch the queries',
        why: '250,000 seconds are 2.9 days, 1.5 TB more for a while. Vectors of two models cannot be compared, so all switch at once.',
      },
      wrong: [
        {
          text: 'New vectors in the same index as items change, with queries by the new model',
          why: 'The dimensions fit, but the spaces differ: distances between new queries and old vectors are meaningless.',
        },
        {
          text: 'Queries by the new model at once, as the better model also helps old vectors',
          why: 'A query vector of the new model has no relation to the old vectors; results would be close to random.',
        },
        {
          text: 'A second index of the most popular 10%, with the old one for all other items',
          why: 'Each query needs both models, and scores of the two indexes cannot be put in one order. Three days do not justify that.',
        },
      ],
    },
  ],
}
