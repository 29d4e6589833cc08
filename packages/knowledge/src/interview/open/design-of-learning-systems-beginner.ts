import type { OpenQuestion } from '../open-question.ts'

export const designOfLearningSystemsBeginner: readonly OpenQuestion[] = [
  {
    id: 'design-of-learning-systems-beginner-01',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Machine Learning Engineer', 'Data Scientist'],
    skills: ['Churn Prediction', 'Machine Learning'],
    tags: ['churn', 'batch scoring', 'labels'],
    question:
      'A chain of gyms with 40,000 members wants a list every Monday of members who are likely to cancel, so that the staff can call them. Design the system, from the definition to the list and its evaluation.',
    keyPoints: [
      {
        cue: 'What exactly you predict',
        point:
          'Defines the label precisely: who counts as canceled, within which window after the day of scoring',
        weight: 3,
        essential: true,
        said: [
          'cancels within the next eight weeks, seen from that Monday',
          'is a frozen contract or a person who just stays away churn? That has to be decided first',
          'I fix the horizon so there is still time to act',
        ],
      },
      {
        cue: 'How long the list is',
        point: 'Asks how many calls are possible and designs for that capacity',
        weight: 3,
        essential: true,
        said: [
          'if the staff can make 150 calls, I deliver the top 150, not a list of thousands',
          'five calls per studio and day decide the length of the list',
        ],
      },
      {
        cue: 'What goes into the model',
        point:
          'Builds features from past behavior only as known on that Monday, such as visits and their trend, contract and payments',
        weight: 3,
        said: [
          'visits in the last two, four and twelve weeks and the change between them',
          'take a snapshot per member and week, nothing that came later',
          'days since the last check-in is probably the best one',
        ],
      },
      {
        cue: 'Your first, modest version',
        point: 'Starts with a simple rule as baseline and a plain model, tested on later weeks',
        weight: 2,
        said: [
          'not seen for three weeks is the rule to beat',
          'logistic regression or boosted trees, train until spring, test in summer',
        ],
      },
      {
        cue: 'How and when it runs',
        point:
          'Runs as a weekly batch job that writes scores to a table or the staff tool, no real-time service',
        weight: 2,
        said: [
          'a scheduled job on Sunday night is enough, forty thousand rows take a minute',
          'no API needed; export the names with the reason into their CRM',
        ],
      },
      {
        cue: 'Proof that it pays',
        point: 'Measures whether calling helps with a random control group that is not called',
        weight: 3,
        said: [
          'leave out a random tenth of the list and compare how many cancel',
          'otherwise we never know whether the phone call changes anything',
        ],
      },
      {
        cue: 'What can go wrong on Mondays',
        point:
          'Checks data before sending and watches the system over time: failed check-in export, seasons, changing hit rate',
        weight: 1,
        said: [
          'if the turnstile data is missing for a week, everybody looks like a leaver',
          'stop the list and warn when the counts look odd',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A streaming architecture with real-time scoring is needed',
        said: [
          'I would use Kafka and a real-time model service',
          'score each member at every check-in in real time',
        ],
        correction:
          'The list is read once a week. A batch job is simpler, cheaper and easier to check; real time would add nothing.',
      },
    ],
    sampleAnswer:
      'First I would ask what they do with the list. Say 20 studios can make eight calls a week each, so we need about 160 names every Monday. Then the label: a member counts as leaving when a cancellation arrives within the eight weeks after that Monday; frozen contracts are a separate case. Eight weeks leave time to act. For training I build one row per member and week from the last two years, with what was known on that day: visits in the last two, four and twelve weeks and their trend, days since the last visit, age of the contract, remaining term, payment problems, studio. 40,000 members times 100 weeks are four million rows, no problem for one machine. The baseline is a rule, no visit for three weeks. Then logistic regression or boosted trees, tested on later months by precision in the top 160. It runs Sunday night as a batch job and writes names with the main reasons into the tool the staff already use. Before sending, it checks that the turnstile data arrived; otherwise everybody looks like a leaver. To learn whether calls help, a random tenth of the list is not called, and after eight weeks we compare. Trade-off: the highest risks may already be lost, so later I would target people whom a call can still change. I retrain every quarter and follow the hit rate.',
    criteria: [
      'Keeps the system as small as the task',
      'Starts from the use of the list',
      'Plans to measure the effect',
    ],
    followUps: [
      {
        question:
          'After two months the called members cancel just as often as the random control group. What do you do?',
        about: [1, 5],
        answer:
          'The prediction may be right and the action wrong. I talk to the staff, look for groups where calls helped, try another offer or an earlier moment, and test that against a control group again. If nothing helps, we stop calling.',
      },
      {
        question: 'How do you choose eight weeks rather than one or twenty-six?',
        about: [0],
        answer:
          'It must be long enough for the call to work, also before the notice period, and short enough that present behavior predicts it. I look at how long before a cancellation the visits drop, and ask what staff can handle.',
      },
    ],
  },
  {
    id: 'design-of-learning-systems-beginner-02',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Machine Learning Engineer', 'Data Scientist'],
    skills: ['Natural Language Processing', 'Machine Learning'],
    tags: ['ticket routing', 'text classification', 'human review'],
    question:
      'A city administration gets 3,000 messages a day through a web form: broken lamps, noise, taxes, permits. Today six people forward them to twelve departments. Design a system that routes them automatically.',
    keyPoints: [
      {
        cue: 'What you ask first',
        point:
          'Clarifies goal, volume and cost of a mistake, for example that emergencies must never wait in a wrong queue',
        weight: 3,
        essential: true,
        said: [
          'what happens if it lands in the wrong office: a day lost, or somebody in danger?',
          'how fast must it be routed and how good are the people today?',
          'a smell of gas has to be handled separately',
        ],
      },
      {
        cue: 'Where examples come from',
        point:
          'Uses the past forwarding as labels, after checking for reorganizations and corrected mistakes',
        weight: 3,
        said: [
          'the final department that solved it is the label, not the first guess',
          'we have years of messages sorted by hand, but some offices were merged',
          'take a sample and see how often the old sorting was right',
        ],
      },
      {
        cue: 'How far you let it decide',
        point: 'Routes automatically only above a confidence threshold, and sends the rest to a person',
        weight: 3,
        essential: true,
        said: [
          'seventy percent go by themselves, the unsure ones stay with the six people',
          'a threshold for each department, chosen so that at most three in a hundred go wrong',
        ],
      },
      {
        cue: 'Which method you try first',
        point: 'Starts with a simple text classifier as a baseline before larger models',
        weight: 2,
        said: [
          'TF-IDF with logistic regression first, then a fine-tuned transformer or a language model if that is worth it',
          'rules for a few clear keywords and a plain model behind them',
        ],
      },
      {
        cue: 'How you judge it',
        point: 'Measures per department, with attention to rare ones and to different languages',
        weight: 2,
        said: [
          'recall for the small offices, the total is dominated by lamps and trash',
          'how does it do with messages in simple or foreign language?',
        ],
      },
      {
        cue: 'How it improves',
        point: 'Feeds corrections by departments back as new labels and retrains regularly',
        weight: 2,
        said: [
          'a button "not for us, belongs to", and that gives training data',
          'retrain monthly with what was re-forwarded',
        ],
      },
      {
        cue: 'How it is run and introduced',
        point:
          'Plans the operation: queue, fallback to manual sorting, protection of personal data, introduction in steps',
        weight: 2,
        said: [
          'if the model is down, everything goes to the people as today',
          'run silently for two weeks beside them and compare',
          'the letters contain private things, so limited access and no careless sending to outside services',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The system should replace the manual sorting completely from the first day',
        said: ['then we no longer need the six people, everything is automatic'],
        correction:
          'Unclear and rare messages remain, and corrections by people are the source of labels. Automating the confident part brings most of the gain.',
      },
    ],
    sampleAnswer:
      'I ask first what matters: how fast messages must arrive, how often people sort wrongly today, and what a mistake costs. A tax question in the wrong office loses a day; a smell of gas must not wait, so for emergencies there is a rule-based check plus a notice on the form, independent of the model. 3,000 a day is one every thirty seconds, so the load is trivial and quality is the subject. Labels come from the past: the department that finally solved the case, not the first guess, mapped to today\'s organization. A sample of 300 relabeled by two people tells me how clean that is. As baseline I take TF-IDF with logistic regression; then I compare a fine-tuned language model. Each department gets a threshold at which at most about three percent of the automatic cases are wrong. What lies below goes to the people, with three suggestions. If 70 percent are automatic, they handle 900 instead of 3,000. I measure per department, especially small ones, and for messages in other languages. A form message goes into a queue, a worker classifies it, and if the model is down, it lands in the manual inbox as today. Departments have a "not for us" button; these corrections are labels for monthly retraining. Introduction: two weeks in shadow, then two departments, then all. The trade-off is the threshold: more automation or fewer detours. The texts are personal, so access is limited and logs are deleted after a time.',
    criteria: [
      'Divides work between people and model',
      'Thinks of rare, dangerous cases',
      'Introduces it in steps',
    ],
    followUps: [
      {
        question: 'A new department for e-scooters opens next month. How does the system learn it?',
        about: [1, 5],
        answer:
          'Old messages about scooters are found by keywords and relabeled by a person, to begin with a rule or a small training set. Until precision is measured, suggestions for it go to people, and their decisions become labels.',
      },
      {
        question: 'How do you choose the threshold for automatic routing?',
        about: [2, 4],
        answer:
          'On recent held-out messages I plot, per department, the share automated against the error among them. With the cost of a detour and of manual sorting, we choose a point together, after checking that the scores are calibrated.',
      },
    ],
  },
  {
    id: 'design-of-learning-systems-beginner-03',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Machine Learning Engineer', 'Data Scientist'],
    skills: ['Recommender Systems', 'E-Commerce'],
    tags: ['item similarity', 'cold start', 'batch'],
    question:
      'An online shop for garden supplies has 20,000 products and 5,000 orders a day. The product page should show six items that go well with the one being viewed. Design a first version.',
    keyPoints: [
      {
        cue: 'What is to be achieved',
        point:
          'Clarifies the goal: complements or alternatives, and which number should rise, such as revenue per visit',
        weight: 3,
        essential: true,
        said: [
          'someone looking at a mower needs a bag and oil, not nine other mowers',
          'do we want larger baskets or help with choosing?',
          'I agree on the measure before the method',
        ],
      },
      {
        cue: 'How pairs are found',
        point:
          'Starts with a simple item-to-item method as a batch job, such as co-purchase counts corrected for popularity',
        weight: 3,
        essential: true,
        said: [
          'co-purchase with lift or a similar score, otherwise everyone gets the bestseller',
          'a job at night that writes six ids for each product',
          'item-to-item from the last year of orders, nothing deep',
        ],
      },
      {
        cue: 'How the page gets them',
        point: 'Serves precomputed lists from a simple store or cache, since 20,000 lists are tiny',
        weight: 2,
        said: [
          'a table with product id and six ids, the page just reads it',
          'twenty thousand times six numbers fit in memory many times over',
        ],
      },
      {
        cue: 'Items that just arrived',
        point: 'Handles products with little data by content similarity or category rules',
        weight: 3,
        said: [
          'new articles have no orders yet, so use description, category and price',
          'if fewer than ten common baskets, fall back to popular items of a matching category',
        ],
      },
      {
        cue: 'What is left out',
        point:
          'Filters at serving time: out of stock, already in the cart, near duplicates, unsuitable products',
        weight: 2,
        said: ['do not show what cannot be delivered', 'not six times the same pot in other colors'],
      },
      {
        cue: 'Whether it works',
        point: 'Evaluates offline on later baskets and then by an A/B test against popular items or none',
        weight: 3,
        said: [
          'hide the last month and see how often the list contains what people bought with it',
          'half of the visitors see the present block, half the new one, and compare revenue',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A deep neural recommender is needed for good results from the start',
        said: ['I would train a two-tower neural network right away'],
        correction:
          'With 20,000 products and 5,000 orders a day, counting baskets is a strong start. A larger model has to beat it in a test to pay for itself.',
      },
      {
        belief: 'The products most often bought together by raw count are the best recommendations',
        said: ['just show what is most often in the same cart'],
        correction:
          'Raw counts favor bestsellers that are in every cart, such as potting soil. Normalizing by popularity shows what really belongs together.',
      },
    ],
    sampleAnswer:
      'I ask what "go well" means. On a mower page I want bags and oil, which is complements; alternatives would be another block. The goal is larger baskets, so the measure is revenue per visit, and clicks only as a hint. The numbers are small: 5,000 orders a day are 1.8 million baskets a year, 20,000 products, six ids each. So a nightly batch job is enough. For each pair I count how many baskets contain both and divide by how often they would meet by chance, that is lift, with a minimum count and some smoothing so that two rare products which met once do not win. Without this, everyone would be shown potting soil. Season matters, so I give recent months and the same season more weight. For new and rare products I use content: category rules such as mower to mower accessories, and similarity of the descriptions. The job writes the best twenty candidates to a table; the page reads it, filters sold-out items, those in the cart and variants of the same product, and shows six. If the table is missing, bestsellers of the category appear. I test offline: hide the last month and see how often the list contains something that was bought with it. Then an A/B test against the present block. Trade-off: lists are up to a day old and not personal, which is fine for a start. It fails quietly if the job stops, so I watch the age of the table and the share of pages with a full list.',
    criteria: ['Simple first, with numbers for it', 'Thinks of rare products and stock', 'Plans a test'],
    followUps: [
      {
        question: 'How do you avoid that two rare products bought together once get the top score?',
        about: [1, 3],
        answer:
          'I require a minimum number of common baskets and smooth the score, for example by adding a constant to the counts or using a lower confidence bound. Below that, content and category decide.',
      },
      {
        question:
          'The block is clicked a lot in the A/B test, and revenue does not change. How do you read that?',
        about: [0, 5],
        answer:
          'It probably moves people to things they would have bought anyway, or shows alternatives that distract. I look at what is clicked, whether baskets get larger, and adjust toward complements. Clicks were not the goal.',
      },
    ],
  },
  {
    id: 'design-of-learning-systems-beginner-04',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Machine Learning Engineer', 'Data Scientist'],
    skills: ['Forecasting', 'Retail Technology'],
    tags: ['demand forecast', 'batch', 'human override'],
    question:
      'A bakery chain with 30 shops and 60 products decides each evening how much to bake for tomorrow. Design a system that proposes the quantities, used by the shop managers.',
    keyPoints: [
      {
        cue: 'What has to be decided',
        point:
          'Clarifies the decision: one proposal per shop and product each evening, and what waste and empty shelves cost',
        weight: 3,
        essential: true,
        said: [
          'thirty times sixty are 1,800 numbers a day, needed by six in the evening',
          'is a thrown-away roll worse than a customer who gets none? That sets the amount',
          'until when do they need it, and who decides in the end?',
        ],
      },
      {
        cue: 'A flaw in the history',
        point: 'Notes that sold-out products hide the true demand and records when something ran out',
        weight: 3,
        essential: true,
        said: [
          'if the croissants are gone at nine, sales are less than what people wanted',
          'the time of the last sale shows that we baked too little',
        ],
      },
      {
        cue: 'How you predict',
        point:
          'Starts with a baseline, such as the mean of the same weekday of the last weeks, then a model with calendar, weather forecast and promotions',
        weight: 3,
        said: [
          'average of the last four Tuesdays is hard to beat',
          'boosted trees with weekday, holidays, school vacations and the forecast for rain',
          'one model for all shops, so the small ones learn from the others',
        ],
      },
      {
        cue: 'How you know it is good',
        point: 'Tests by going through past weeks in order, and by waste and missed sales, not only by error',
        weight: 2,
        said: [
          'simulate each evening of the last half year with what was known',
          'convert it in money: pieces left over and hours sold out',
        ],
      },
      {
        cue: 'Role of the shop managers',
        point: 'Lets managers change proposals, records the change, and learns from it',
        weight: 3,
        said: [
          'the manager knows about the street party, so he can overwrite the number',
          'store proposal, change and outcome, then see whose number was better',
        ],
      },
      {
        cue: 'The evening run',
        point: 'Runs as a simple batch with checks and a fallback when data is missing or the job fails',
        weight: 2,
        said: [
          "a job at five; if yesterday's cash register data is not there, propose last week's numbers",
          'a warning if a proposal is more than double the usual',
        ],
      },
      {
        cue: 'How it reaches the shops',
        point: 'Introduces it with a few shops and compares with the others',
        weight: 1,
        said: [
          'five shops for a month, similar ones as a comparison',
          'first only as a suggestion on paper, to win trust',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Past sales are the same as past demand',
        said: ['I train on the sales, since they tell what people want'],
        correction:
          'When a product sells out, sales stop while demand goes on. A model trained on them bakes too little and repeats it.',
      },
    ],
    sampleAnswer:
      'The decision is 30 shops times 60 products, 1,800 numbers every evening at six, so this is a small batch problem; even three years of history are only two million rows. I ask what errors cost. A roll thrown away costs twenty cents, a missed sale forty plus an annoyed customer, so we should bake a bit above the expected amount, perhaps the 70th percentile, and more for bread in the morning than for cakes at night. The data comes from the cash registers. Sales are not demand: if croissants are gone at nine, I only know it was at least that many. So I use the time of the last sale and correct such days. The baseline is the mean of the same weekday over four weeks. Then one boosted-tree model for all shops, with weekday, holidays, school vacations, promotions and the weather forecast, trained for that percentile. I replay the last half year evening by evening, using only what was known, and count pieces left over and hours sold out in money. At five a job loads the data, checks it, predicts and writes to a simple page. The manager sees number and reason, and can change it, because he knows about the street party. We store proposal, change and outcome. If the data is missing, it proposes the weekday mean and says so; numbers over double the usual are marked. I start with five shops against similar ones. Trade-off: a global model is robust, but strange local events need people.',
    criteria: [
      'Designs for the person who decides',
      'Estimates size and sees that it is small',
      'Thinks in cost of waste',
    ],
    followUps: [
      {
        question: 'A manager changes every number by plus ten percent. How do you deal with that?',
        about: [4, 6],
        answer:
          'I look at the outcome: with his changes, is there more waste or fewer empty shelves? Perhaps our costs are wrong for his shop. I show him the comparison and ask; then we change the percentile, or he learns to trust it.',
      },
      {
        question: 'How do you treat a day when the pretzels were sold out at ten in the morning?',
        about: [1],
        answer:
          'I do not train on the raw sales. From days with enough pretzels I know which share is usually sold by ten, and divide by that to estimate demand, or mark the value as a lower bound.',
      },
    ],
  },
  {
    id: 'design-of-learning-systems-beginner-05',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Machine Learning Engineer', 'Data Scientist'],
    skills: ['Computer Vision', 'Machine Learning'],
    tags: ['visual inspection', 'edge', 'rare defects'],
    question:
      'A parcel depot wants to spot damaged boxes on a conveyor: two parcels a second, one camera above the belt, about one in two hundred damaged. A damaged one should be pushed to a side lane. Design it.',
    keyPoints: [
      {
        cue: 'What the numbers imply',
        point:
          'Works out the numbers: half a second per parcel, some 170,000 a day, hence even 1 percent false alarms means 1,700 a day',
        weight: 3,
        essential: true,
        said: [
          'two per second means I have well under 500 milliseconds for picture and decision',
          'at half a percent damaged, a one percent false alarm rate gives twice as many wrong as right',
          'how many can the people at the side lane open per hour?',
        ],
      },
      {
        cue: 'Place of the computation',
        point: 'Runs the model on a computer next to the belt, as the network may fail and the time is short',
        weight: 3,
        said: [
          'edge inference with a small network on a local GPU, not in the cloud',
          'the belt must not wait for the internet',
        ],
      },
      {
        cue: 'Where examples come from',
        point: 'Collects and labels pictures of rare damage with clear rules for what counts, split by day',
        weight: 3,
        said: [
          'a dent is what exactly? We need a guide with example pictures',
          'save a picture of each complaint, search for more with a first model',
          'do not mix pictures of the same parcel in training and test',
        ],
      },
      {
        cue: 'Building and tuning it',
        point:
          'Fine-tunes a pretrained image model and sets the threshold by the cost of a miss and of a needless stop',
        weight: 2,
        said: [
          'transfer learning with augmentation for light and angle',
          'choose the operating point from precision and recall with the depot manager',
        ],
      },
      {
        cue: 'When something breaks',
        point:
          'Defines what happens on failure: camera dirty, service down, unusual picture; the belt goes on or stops by decision',
        weight: 2,
        said: [
          'if there is no answer in 300 ms, let it pass and count it',
          'an alarm when the image gets dark or blurry',
        ],
      },
      {
        cue: 'How it keeps improving',
        point: 'Uses the check at the side lane as new labels and adds random samples of passed parcels',
        weight: 2,
        said: [
          'the worker presses damaged or fine, that is free training data',
          'inspect some that were let through, otherwise misses stay invisible',
        ],
      },
      {
        cue: 'Honest limits',
        point: 'Admits that a camera from above cannot see the sides and bottom',
        weight: 1,
        said: [
          'with one view we miss damage below, so maybe two more cameras',
          'I say honestly which part can be detected at all',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'An accuracy of 99.5 percent would show that the system works',
        said: ['if it reaches 99.5 percent accuracy we can go live'],
        correction:
          'With one in two hundred damaged, passing everything already gives 99.5 percent. Count missed damages and needless stops.',
      },
    ],
    sampleAnswer:
      'Numbers first. Two parcels a second leave less than 500 ms for picture, decision and the pusher, so I plan 200 ms for the model. In a full day that is about 170,000 parcels, of which some 850 are damaged. A false alarm rate of one percent would push 1,700 good ones aside, so I ask how many the people there can check. Say 1,500 a day in total, then false alarms must stay well under half a percent. The model runs on a small computer with a GPU at the belt, since the internet may fail. A light barrier triggers the camera, with fixed lighting, the box is cropped, a fine-tuned pretrained network gives a score, and the controller gets push or pass. For labels we write a short guide with pictures of what counts as damage. Damage is rare, so I collect from complaints and let a first model propose candidates; training and test are split by day. I judge recall at the number of alarms that the lane can handle, and set the threshold together with the manager. If no answer comes in time, the parcel passes and is counted; a dark or blurred image raises an alarm. The worker at the side presses damaged or fine, which gives labels, and every day 200 passed parcels are inspected to see what we miss. New models run silently beside the old one first. Trade-off: more recall costs more work at the lane. And a camera from above does not see the bottom, so I would say what cannot be found, or add side cameras.',
    criteria: ['Calculates time and alarms', 'Includes the people at the side lane', 'Names the limits'],
    followUps: [
      {
        question:
          'After a change of the lighting in the hall the alarms triple. How should the system handle that?',
        about: [4, 5],
        answer:
          'Monitoring of brightness and alarm rate should warn within minutes. Short term, raise the threshold or pause pushing; then fix or shield the light, which is better than retraining, and add pictures with varied light to the training.',
      },
      {
        question: 'Why inspect random parcels that the model let pass?',
        about: [5],
        answer:
          'The side lane only shows what was flagged, so it tells precision but never the misses. A random sample of the rest estimates how many damaged parcels slip through and finds kinds of damage the model does not know.',
      },
    ],
  },
  {
    id: 'design-of-learning-systems-beginner-06',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Machine Learning Engineer', 'Data Scientist'],
    skills: ['Retrieval-Augmented Generation', 'Large Language Models'],
    tags: ['rag', 'citations', 'evaluation', 'handbook'],
    question:
      'A company with 800 employees wants an assistant that answers questions about its handbook: 400 pages on vacation, expenses and safety, changed about once a week. Design a first version that people can trust.',
    keyPoints: [
      {
        cue: 'How an answer comes about',
        point:
          'Retrieves relevant sections and lets the language model answer only from them, with a link to the source',
        weight: 3,
        essential: true,
        said: [
          'split by headings, embed the pieces, fetch the best five and put them in the prompt',
          'each answer shows the paragraph it comes from, so that people can check',
          'retrieval-augmented, not from the memory of the model',
        ],
      },
      {
        cue: 'When it is at a loss',
        point: 'Lets it say that it did not find an answer, and names a person to ask',
        weight: 3,
        essential: true,
        said: [
          'better "I do not know, ask HR" than an invented rule',
          'if nothing fits, it declines and forwards the question',
        ],
      },
      {
        cue: 'How you know it is good',
        point:
          'Writes a test set of real questions with expected answers before launch and repeats it after each change',
        weight: 3,
        said: [
          'a hundred questions from HR emails, with the right section',
          'check the search and the answer separately, also questions without an answer in the book',
        ],
      },
      {
        cue: 'When the handbook changes',
        point: 'Updates the index automatically when the handbook changes and removes old passages',
        weight: 2,
        said: [
          'on every publication re-index what changed and delete what is gone',
          'an outdated vacation rule in the index is worse than none',
        ],
      },
      {
        cue: 'How big this really is',
        point:
          'Sees that the size is small: some hundred pages make about two thousand chunks, so simple tools suffice',
        weight: 2,
        said: [
          'no big vector database needed, Postgres or memory is enough',
          'maybe a few hundred questions a day, so cost and load do not matter much',
        ],
      },
      {
        cue: 'What must stay protected',
        point:
          'Considers privacy and rights: who may see which sections, what is logged, where the text is sent',
        weight: 2,
        said: [
          'questions about sickness are sensitive, so keep logs short and restricted',
          'the manager part must not appear in answers to everyone',
          'check the contract with the model provider',
        ],
      },
      {
        cue: 'After going live',
        point: 'Collects feedback and looks at failed questions every week',
        weight: 1,
        said: [
          'thumbs up or down and a list of what was not found',
          'often the handbook itself has a gap, HR can close it',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Training or fine-tuning the model on the handbook is the right first step',
        said: ['I would fine-tune a model on the handbook so that it knows it'],
        correction:
          'The rules change weekly and need a source. Retrieval shows current text with a link; tuned weights get outdated and cannot cite.',
      },
      {
        belief: 'Vector search always finds the right passage',
        said: ['embeddings understand the meaning, so keyword search is not needed'],
        correction:
          'Form numbers, names and abbreviations are often missed by embeddings. Combining both and measuring on real questions is safer.',
      },
    ],
    sampleAnswer:
      'Employees ask things like how many days of leave they get when moving. A wrong answer costs trust or money, so sources and honesty matter more than speed; a few seconds are fine. The size is small: 400 pages are perhaps 2,000 chunks, and 800 people ask a few hundred questions a day, so Postgres with vectors or even memory is enough. When the handbook changes, a job updates the index: it parses the new pages, splits them along headings, keeps title and section with each piece, embeds them, and removes old passages. For a question I search by vectors and by keywords, because form numbers are not found by meaning alone, take the best five, and give them to the language model with the instruction to answer only from them, to cite the section, and to say that it does not know if nothing fits, with a person to ask. The page shows the answer with the quoted paragraph and a link. Before launch, HR helps me to collect a hundred real questions with the right section, also some that the book does not answer. I measure whether the section is among the five, and whether the answer is right, and repeat that after each change. Sections only for managers are filtered by the rights of the user before the search. Questions can be sensitive, so logs are short-lived and the provider must not train on them. People can mark answers as wrong; each week HR and I read these, and often the handbook is the problem. Trade-off: a strict rule for declining annoys at times, but keeps trust. If the model is down, plain search still works.',
    criteria: ['Trust before cleverness', 'Right size for 800 people', 'Tests before launch'],
    followUps: [
      {
        question: 'How do you test the "not found" behavior?',
        about: [1, 2],
        answer:
          'The test set contains questions that the handbook does not answer, and near misses such as a rule for another country. The right result is declining with a contact. I count both invented answers and needless refusals.',
      },
      {
        question:
          'A rule changed on Friday, and on Monday the assistant quotes the old one. What could have failed?',
        about: [3],
        answer:
          'The update job did not run, old chunks were not deleted, or an answer was cached. I check the date of the index against the handbook, show the version in each answer, and alarm when they differ.',
      },
    ],
  },
  {
    id: 'design-of-learning-systems-beginner-07',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Machine Learning Engineer', 'Data Scientist'],
    skills: ['Model Deployment', 'Regression Analysis'],
    tags: ['price estimate', 'online inference', 'uncertainty'],
    question:
      'A real-estate portal wants to show sellers an instant price estimate after they enter address, size, year and condition. About 20,000 estimates a day, answered within a second. Design it, including how you keep it honest.',
    keyPoints: [
      {
        cue: 'What the number stands for',
        point:
          'Clarifies the use and the target: final sale price if it can be had, otherwise asking prices with their bias',
        weight: 3,
        essential: true,
        said: [
          'asking prices are higher than what is paid, so which one do we predict?',
          'is this a rough orientation or the basis of a contract?',
        ],
      },
      {
        cue: 'What the seller sees',
        point: 'Shows a range instead of one number and checks that the range holds as often as promised',
        weight: 3,
        essential: true,
        said: [
          '380 to 430 thousand, and eight of ten sales should be in it',
          'quantile models for the lower and upper end, tested on later sales',
        ],
      },
      {
        cue: 'Preparing what was entered',
        point:
          'Uses the same feature code for training and requests, with geocoding and neighborhood data looked up by address',
        weight: 3,
        said: [
          'the address becomes coordinates, then median prices around it and distance to transport',
          'a shared library computes every input, so the live page and the offline job cannot drift apart',
        ],
      },
      {
        cue: 'What the traffic demands',
        point:
          'Estimates the load: less than one request a second on average, so one small service with a replica is enough',
        weight: 2,
        said: [
          '20,000 a day is a quarter of a request per second, maybe five at peak',
          'a boosted tree answers in milliseconds, the geocoder is the slow part',
        ],
      },
      {
        cue: 'Judging it over time',
        point:
          'Splits by time for the test, judges by median percent error by region and type, and retrains as the market moves',
        weight: 2,
        said: [
          'train until last year, test on the last quarter',
          'the countryside with few sales is much worse, so report by region',
          'refresh monthly, prices change',
        ],
      },
      {
        cue: 'Cases it should not handle',
        point: 'Refuses or warns for inputs outside what it knows, and handles failures of the geocoder',
        weight: 2,
        said: [
          'a castle or an area with three sales: we say that we cannot estimate',
          'check plausible sizes and years, and show a message rather than nonsense',
        ],
      },
      {
        cue: 'Keeping it honest later',
        point: 'Stores estimates with version and compares them with later sales',
        weight: 2,
        said: [
          'when the house is sold half a year later, we see how far off we were',
          'log inputs, output and model version for that comparison',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A single precise number looks more professional and is what users need',
        said: ['I show 412,350, that is what people want to see'],
        correction:
          'False precision misleads sellers. The error is several percent at least, so a range and its meaning are part of a correct answer.',
      },
    ],
    sampleAnswer:
      'First, what is the estimate for? It is an orientation for sellers, so being honest matters more than being impressive. The target: sale prices if we get them from partners or registers, otherwise asking prices, which tend to be higher, so I would learn the usual gap and state it. Load: 20,000 a day is 0.25 a second, perhaps five at peak, so one small service with a second replica. The second of response time goes mostly to geocoding. The request has address, size, year, condition. I turn the address into coordinates, with a cache, look up neighborhood features computed nightly, such as the median price per square meter nearby, and call a boosted-tree model for the middle and the 10 and 90 percent quantiles. The same feature library is used in training, otherwise they drift apart. Neighborhood medians in training must only use earlier sales. I split by time, train on the past and test on the last quarter, and report the median percent error by region and type, and whether 80 percent of sales lie in the range. The page shows 380 to 430 thousand, not one number. Where we have fewer than, say, thirty sales nearby or an unusual size, we say that we cannot give a good estimate. If the geocoder fails, we ask for the postal code and show a wider range. Each estimate is stored with inputs and model version; when the house is sold, we compare. Monthly retraining goes live only if it beats the present model on recent sales. Trade-off: wide ranges are honest but less attractive, so I would test how people understand them.',
    criteria: ['Honest about uncertainty', 'Sees that the load is small', 'Plans to learn from later sales'],
    followUps: [
      {
        question: 'Your 80 percent range contains only 65 percent of the later sales. What do you do?',
        about: [1, 4],
        answer:
          'It is too narrow. I look where: a moving market, certain regions, or only asking prices. I recalibrate the range on recent sales, for example with conformal prediction by region, show wider ranges now, and check the coverage each month.',
      },
      {
        question: 'Why is the median price of the neighborhood a dangerous feature in training?',
        about: [2, 4],
        answer:
          'If it is computed over all sales, it includes the sale to be predicted and later ones, so the test is too good. It must be computed from earlier sales only, as it would be at the moment of the request.',
      },
    ],
  },
  {
    id: 'design-of-learning-systems-beginner-08',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Machine Learning Engineer', 'Data Scientist'],
    skills: ['Natural Language Processing', 'Responsible AI'],
    tags: ['comment moderation', 'human review', 'thresholds'],
    question:
      'A local news site gets 8,000 reader comments a day; two moderators can read 1,000. Insults and threats should disappear quickly, and ordinary criticism must stay. Design the system.',
    keyPoints: [
      {
        cue: 'Before any model',
        point: 'Agrees with the editors on clear rules and examples of what is not allowed',
        weight: 3,
        essential: true,
        said: [
          'what is an insult and what is sharp criticism? I need their guideline with cases',
          'without a written policy, two people would label differently',
        ],
      },
      {
        cue: 'Who decides on which comments',
        point:
          'Uses two thresholds: clearly fine is published, clearly bad is held back, the middle goes to moderators',
        weight: 3,
        essential: true,
        said: [
          'three lanes: green goes online, red is hidden, yellow is read by people',
          'the width of the middle is set so that a thousand a day end up there',
        ],
      },
      {
        cue: 'Where examples come from',
        point:
          'Gets labels from past moderation plus a fresh sample rated twice, to see how far people agree',
        weight: 2,
        said: [
          'deleted comments of the last years are a start, though the rules have changed',
          'two moderators rate five hundred of the same, then I know the ceiling',
        ],
      },
      {
        cue: 'Choice of the method',
        point:
          'Takes an existing toxicity model or a fine-tuned language model, compared with a simple baseline on own data',
        weight: 2,
        said: [
          'a pretrained transformer in our language, tuned on our comments',
          'word lists alone fail with quotes and with clever spelling',
        ],
      },
      {
        cue: 'Who might be wronged',
        point: 'Checks for unfairness, for instance dialect or mentions of groups being taken as toxic',
        weight: 3,
        said: [
          'a comment that says "as a gay man" must not be blocked for that',
          'compare false alarms for different groups and topics',
        ],
      },
      {
        cue: 'People who disagree',
        point:
          'Gives writers a notice and a way to appeal, and readers a report button, both feeding new labels',
        weight: 2,
        said: [
          'tell people why it was held back, and somebody looks again if they object',
          'reports by readers find what slipped through',
        ],
      },
      {
        cue: 'Running it day by day',
        point:
          'Decides order and failure: threats first, hold comments when the model is down, random checks of published ones',
        weight: 2,
        said: [
          'sort the queue by severity and number of readers',
          'if the service is not available, comments wait instead of going online unread',
          'read fifty random published ones each day to know the misses',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A list of forbidden words is sufficient',
        said: ['I block comments with bad words from a list'],
        correction:
          'Lists hit quotes and harmless uses and miss threats in polite words or changed spelling. They help as one signal at most.',
      },
      {
        belief: 'Every comment above one threshold should be deleted automatically',
        said: ['everything with a score over 0.5 gets deleted'],
        correction:
          'Many scores are in between, and deleting criticism does harm. Only very sure cases are handled alone; the rest is read, and appeals are possible.',
      },
    ],
    sampleAnswer:
      'I start with the editors: what is an insult, what is only sharp? We write rules with examples, and two moderators rate 500 comments independently, so I know how far people agree. The numbers: 8,000 a day, 1,000 can be read, so seven of eight must be decided without a person. I use two thresholds. Clearly harmless ones go online at once, very clear ones are held back, and the part between goes to moderators; its width is chosen so that it fits 1,000 a day, minus some room for appeals and random checks. Labels come from past moderation and from the new ratings. As a baseline a simple text classifier, then a pretrained language model in our language, tuned on our comments, with the article as context. 8,000 a day is one every ten seconds, so one small service behind a queue will do. I measure false holds and missed insults per topic, and I check fairness: comments that mention religion, origin or being gay must not be held more often when harmless. The queue shows possible threats first and popular articles before old ones. Writers get a reason and can appeal; readers can report. Both become labels, and the model is retrained monthly after a comparison with the old one. Each day fifty random published comments are read, to know what slips through. If the model is down, comments wait, because nobody could read 8,000. Trade-off: a lower red threshold protects people and costs freedom, so the editors decide it, and I show them both numbers.',
    criteria: [
      'Capacity shapes the design',
      'Protects criticism as well as victims',
      'Leaves the policy to the editors',
    ],
    followUps: [
      {
        question: 'After an election the number of comments triples for a week. What happens to your design?',
        about: [1, 6],
        answer:
          'The middle lane overflows. I would order it strictly by severity and reach, narrow it by agreed emergency thresholds, hold comments on some articles longer or close them, and ask for more moderators. All of that is planned beforehand with the editors.',
      },
      {
        question: 'How do you find out whether harmless comments about a minority are held back too often?',
        about: [4, 2],
        answer:
          'I collect harmless comments that mention different groups, real ones and templates with only the group exchanged, and compare scores and hold rates. If they differ, I add such examples to training and check again.',
      },
    ],
  },
]
