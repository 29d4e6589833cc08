import type { OpenQuestion } from '../open-question.ts'

export const dataScienceBeginner: readonly OpenQuestion[] = [
  {
    id: 'data-science-beginner-01',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Data Scientist'],
    skills: ['Statistics', 'Exploratory Data Analysis'],
    tags: ['mean and median', 'outliers', 'skew'],
    question:
      'The average order value of an online shop rose by 30 percent in one week, and the sales lead wants to announce it. What do you look at before you agree?',
    keyPoints: [
      {
        cue: 'What could move the number',
        point:
          'Explains that a few very large orders can pull the mean up while the typical order stays the same',
        weight: 3,
        essential: true,
        said: [
          'one company buying fifty laptops is enough to move the average',
          'the mean is sensitive to outliers, so a handful of huge purchases may be behind it',
          'maybe most customers spent exactly what they always spend and only two or three went crazy',
        ],
      },
      {
        cue: 'Another summary beside it',
        point: 'Compares the median or other percentiles with the mean',
        weight: 3,
        said: [
          'I would check if the middle order also went up, not only the average',
          'quantiles tell me more here: the 50th, the 75th, the 95th',
          'if the median stands still, the announcement is wrong',
        ],
      },
      {
        cue: 'Seeing all the values',
        point: 'Plots the distribution of the order values for both weeks',
        weight: 2,
        said: [
          'draw a histogram of this week next to last week, perhaps on a log scale',
          'I want to see the shape, so two box plots side by side',
          'just look at all the amounts in a chart before I summarize them in one number',
        ],
      },
      {
        cue: 'Trust in single values',
        point: 'Checks the extreme values for data errors such as duplicates, test orders or wrong currency',
        weight: 2,
        said: [
          'is that giant order real, or did somebody type a zero too many?',
          'I would look up the top ten orders by hand for test purchases and double bookings',
          'a change in units, like cents instead of dollars, would also look like this',
        ],
      },
      {
        cue: 'What else rose or fell',
        point: 'Looks at the number of orders and at total revenue beside the average',
        weight: 2,
        said: [
          'the average also climbs when cheap orders disappear, so how many orders were there?',
          'with fewer small purchases the ratio goes up although we earn less',
          'I put count and sum next to it, because an average hides its denominator',
        ],
      },
      {
        cue: 'Whether one week says enough',
        point: 'Compares with the usual week-to-week variation, including holidays and promotions',
        weight: 2,
        said: [
          'how much does this number normally jump around from one week to the next?',
          'I would look at the same week of last year, in case it is just a seasonal thing',
          'one week is little evidence, maybe there was a sale or a holiday',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Outliers should always be deleted before computing the average',
        said: [
          'I just remove the outliers and take the mean again',
          'throw away everything beyond three sigma',
        ],
        correction:
          'A large order can be real revenue. First find out whether the value is an error; then choose a summary that fits the question instead of deleting facts.',
      },
      {
        belief: 'With many orders the mean describes the typical customer',
        said: ['we have thousands of orders, so the mean is reliable for what a customer spends'],
        correction:
          'More data makes the mean a precise estimate of the mean. With skewed amounts it still lies far above what a typical customer spends.',
      },
    ],
    sampleAnswer:
      'I would not announce it yet, because an average is easy to move. One business customer with a huge order can pull the mean up while everybody else spends the same as before. So first I compare the median and a few percentiles of this week and last week, and I plot both distributions, because order values are usually skewed. If the median barely moved, it is the tail. Then I look at the largest orders one by one: are they real, or test orders, duplicates, or a mistake in the currency? I also put the number of orders and the total revenue beside the average, since it rises too when small orders go missing, for example because a cheap product was sold out. Finally I look at how much the number varies between ordinary weeks and whether there was a promotion or a holiday. If the median, the count and the revenue all went up more than they usually do, I am happy to say so, and I would report the median together with the revenue.',
    criteria: [
      'Questions the number before explaining it',
      'Ends with something the sales lead can use',
      'Does not delete data without a reason',
    ],
    followUps: [
      {
        question: 'The median is unchanged and the mean is up. What do you tell the sales lead?',
        about: [0, 1],
        answer:
          'That the typical order is the same as before and that a few large orders explain the rise. I would show how many there were and how much they brought in. If they are real, that is good news about large customers, but not about customers in general.',
      },
      {
        question: 'How could the average order value rise while the shop earns less?',
        about: [4],
        answer:
          'If many small orders vanish, the average over the remaining ones goes up although the sum goes down. A minimum order value, a broken payment method on phones or a sold-out cheap product could all do that.',
      },
    ],
  },
  {
    id: 'data-science-beginner-02',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Data Scientist', 'Data Engineer'],
    skills: ['SQL', 'Data Analysis'],
    tags: ['joins', 'fan out', 'aggregation'],
    question:
      'This query reports more revenue than the finance team has booked. One order can have several shipments. What goes wrong, and how would you repair and check it?',
    code: {
      language: 'sql',
      lines: [
        'SELECT c.country, SUM(o.amount) AS revenue',
        'FROM orders o',
        'JOIN customers c ON c.id = o.customer_id',
        'JOIN shipments s ON s.order_id = o.id',
        "WHERE s.shipped_at >= '2025-01-01'",
        'GROUP BY c.country;',
      ],
    },
    keyPoints: [
      {
        cue: 'Why the sum is too high',
        point:
          'Sees that the join with shipments repeats each order once per shipment, so its amount is summed several times',
        weight: 3,
        essential: true,
        said: [
          'an order sent in three parcels shows up three times and is counted three times',
          'the one-to-many join multiplies the rows before the sum',
          'it is a fan-out, duplicates from the shipments table blow up the total',
        ],
      },
      {
        cue: 'How you repair the query',
        point:
          'Repairs it by filtering with EXISTS or by reducing shipments to one row per order before joining',
        weight: 3,
        essential: true,
        said: [
          'I only need to know whether there is a shipment, so I use WHERE EXISTS',
          'make a subquery with distinct order ids and join to that',
          'group the shipments by order first, then attach them, so it is one to one',
        ],
      },
      {
        cue: 'A repair that fails',
        point: 'Rejects summing distinct amounts, because different orders can have the same amount',
        weight: 1,
        said: [
          'SUM(DISTINCT amount) would drop real orders that happen to cost the same',
          'putting a distinct on the amount makes a new error: two people paying 20 become one',
        ],
      },
      {
        cue: 'Whether both mean the same',
        point:
          'Asks which date counts as revenue, since finance may book by order or invoice date rather than shipping date',
        weight: 2,
        said: [
          'the filter is on shipped_at, but maybe accounting goes by when it was invoiced',
          'I would sit down with accounting: at which moment is money from a sale booked on your side?',
          'orders not yet sent are missing here, and that may be a definition problem',
        ],
      },
      {
        cue: 'How you catch such mistakes',
        point: 'Checks row counts or the number of distinct orders before and after each join',
        weight: 2,
        said: [
          'compare COUNT(*) with COUNT(DISTINCT o.id) after every step',
          'the table must not get longer when I attach another one, so I look at its length every time',
          'I take one order with many parcels and follow it through the query',
        ],
      },
      {
        cue: 'Before you publish it',
        point: 'Reconciles the repaired total with a trusted figure of finance',
        weight: 1,
        said: [
          'at the end my number for one month has to match the booked one, or I can explain the gap',
          'I would compare one small country with the official report to the cent',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'SELECT DISTINCT or SUM(DISTINCT) is the safe way to remove the duplicates',
        said: ['just write SUM(DISTINCT o.amount)', 'add a DISTINCT in front and the problem is gone'],
        correction:
          'SUM(DISTINCT) merges equal amounts of different orders, and a DISTINCT on the grouped result changes nothing. The duplication has to be prevented before the aggregation.',
      },
    ],
    sampleAnswer:
      'The join with shipments is the problem. An order with three shipments becomes three rows, so its amount is added three times, and countries with many split deliveries look too good. Here I need shipments only as a condition, so I would replace the join with WHERE EXISTS on a shipment since that date, or join to a subquery that has one row per order. I would not write SUM(DISTINCT amount), because two different orders over twenty dollars would be merged into one. To find such a thing I compare COUNT(*) with COUNT(DISTINCT o.id) after every join; as soon as they differ, I know where the rows multiply, and I follow one order with several parcels by hand. Then there is a question of definition: this query filters by the shipping date, while finance may count revenue by invoice date, so I would ask them. When it is repaired, I reconcile one month and one country with the booked number, and only then I publish it.',
    criteria: [
      'Explains the cause before the repair',
      'Has a habit of checking joins',
      'Thinks of the definition, not only of the query',
    ],
    followUps: [
      {
        question:
          'How do you notice such a mistake in a query that you have inherited, without knowing the tables?',
        about: [4, 5],
        answer:
          'I look for the key of each table, count rows and distinct keys after each join, and compare the total with a simple sum over the orders alone. Any difference that the filter does not explain is suspicious.',
      },
      {
        question: 'You need the amount and the number of shipments in one result. How do you write it?',
        about: [1],
        answer:
          'I count the shipments per order in a subquery or common table expression, which has one row per order, and join that to the orders. Then I can sum the amounts and the counts safely.',
      },
    ],
  },
  {
    id: 'data-science-beginner-03',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Data Scientist', 'Machine Learning Engineer'],
    skills: ['Model Evaluation', 'Machine Learning'],
    tags: ['accuracy', 'class imbalance', 'precision and recall'],
    question:
      'A colleague proudly shows a model that predicts which customers will cancel, with 97 percent accuracy. Three percent of the customers cancel. What do you say?',
    keyPoints: [
      {
        cue: 'What the 97 percent shows',
        point: 'Shows that predicting "nobody cancels" would reach the same 97 percent',
        weight: 3,
        essential: true,
        said: [
          'a model that always says no is right for 97 out of 100 customers as well',
          'that is just the majority class, so it could have learned nothing at all',
          'the dumb baseline has the same score',
        ],
      },
      {
        cue: 'Better measures to ask for',
        point: 'Asks for precision and recall on the customers who cancel',
        weight: 3,
        essential: true,
        said: [
          'of the people who really left, how many did it catch, and how many of its alarms were right?',
          'I want to know the hit rate for the small class, not the overall one',
          'look at sensitivity and at the share of false alarms instead',
        ],
      },
      {
        cue: 'Where it goes wrong',
        point: 'Looks at the confusion matrix to see the kinds of errors',
        weight: 2,
        said: [
          'show me the table with true positives, false positives and so on',
          'I would count the four cases, predicted and actual, in absolute numbers',
        ],
      },
      {
        cue: 'When to sound the alarm',
        point:
          'Weighs the cost of a missed cancellation against that of a needless offer to set the threshold',
        weight: 2,
        said: [
          'a coupon to a happy customer is cheap, losing one is expensive, so I would accept more false alarms',
          'where to cut the score depends on what each mistake costs the business',
          'the default of 0.5 is not sacred; I move it according to the price of errors',
        ],
      },
      {
        cue: 'Suited to so few leavers',
        point:
          'Uses a measure across thresholds that suits rare classes, such as the precision-recall curve or its area',
        weight: 1,
        said: [
          'average precision tells me more here than accuracy does',
          'I would plot precision against recall for all cut-offs',
          'check how many leavers are among the top five percent of the scores, the lift',
        ],
      },
      {
        cue: 'Where the score comes from',
        point:
          'Checks that the score was measured on data the model did not see in training, ideally a later period',
        weight: 2,
        said: [
          'is this on a test set or on the training data?',
          'I would ask if they held out the last months to test it',
          'the number means nothing if it was computed on the same customers it learned from',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Oversampling the rare class, also in the test set, gives an honest accuracy',
        said: [
          'balance the whole data set to fifty-fifty and then accuracy is fine',
          'I apply SMOTE first and split afterwards',
        ],
        correction:
          'The test set must keep the real proportion, or the numbers do not describe what will happen. Resample only the training part, after splitting.',
      },
      {
        belief: 'High accuracy means that the model is ready to use',
        said: ['97 percent is excellent, I would deploy it'],
        correction:
          'With a rare outcome, accuracy is dominated by the common class. A model that finds no single leaver reaches 97 percent here.',
      },
    ],
    sampleAnswer:
      'I would say that 97 percent is exactly what you get by predicting that nobody cancels, so accuracy cannot show whether the model has learned anything. I would ask for the confusion matrix on data that it has not seen, best of all the most recent months, and then read precision and recall for the customers who cancel: how many of the real leavers did it find, and how many of its warnings were right? Because canceling is rare, I would also look at the precision-recall curve, or simply at how many leavers are among the top five percent of the scores compared with a random pick. Then I talk about the threshold. If a retention offer costs five dollars and a lost customer two hundred, we can live with many false alarms and should set it lower than one half. I would try to be friendly about it: the model may well be useful, we just have to measure it by what it is for.',
    criteria: [
      'Finds the baseline at once',
      'Connects the measure with the use of the model',
      'Stays kind to the colleague',
    ],
    followUps: [
      {
        question: 'The recall is 80 percent and the precision is 10 percent. Is that good?',
        about: [1, 3],
        answer:
          'It depends on the action. Nine of ten contacted customers would have stayed, yet we reach most leavers, and 10 percent is over three times the base rate. For a cheap email it is fine; for a costly discount probably not.',
      },
      {
        question: 'Why look at the precision-recall curve here rather than at the ROC curve?',
        about: [4],
        answer:
          'The false positive rate divides by the huge number of customers who stay, so many false alarms look small in it. Precision divides by the alarms, so it shows how many of the warnings would be wasted.',
      },
    ],
  },
  {
    id: 'data-science-beginner-04',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Data Scientist', 'Machine Learning Engineer'],
    skills: ['Exploratory Data Analysis', 'pandas'],
    tags: ['data quality', 'exploration', 'first look'],
    question:
      'You are handed a CSV of two million bike rentals, with forty columns and no documentation, and asked why rentals fell. Walk me through your first hour.',
    keyPoints: [
      {
        cue: 'Before you open the file',
        point: 'Clarifies the question first: which decline, since when, compared with what',
        weight: 3,
        essential: true,
        said: [
          'before I open the file, I ask what exactly fell and over which period',
          'who wants to know, and what will they decide with the answer?',
          'I would get a sharp definition: number of rides, minutes or money?',
        ],
      },
      {
        cue: 'Understanding the table',
        point: 'Finds out what one row stands for and which columns identify it',
        weight: 3,
        said: [
          'is it one rental per line, or one bike per day, or something else?',
          'I look for the key and see whether it is unique',
          'the grain of the table comes first, everything else depends on that',
        ],
      },
      {
        cue: 'Health of the columns',
        point: 'Checks types, ranges, missing values and duplicates column by column',
        weight: 2,
        said: [
          'df.info and describe, then the share of nulls in each field',
          'negative durations, dates in 1970, the same rental twice: such things I look for early',
          'are the numbers really numbers, and are the minimum and maximum plausible?',
        ],
      },
      {
        cue: 'A first picture',
        point: 'Plots the number of rentals over time to see gaps, jumps and seasons',
        weight: 2,
        said: [
          'a simple line per day often shows if a week of data is just missing',
          'I draw counts by date, so I see whether it dropped in one day or slowly',
          'compare with the same month a year before because bikes depend on summer',
        ],
      },
      {
        cue: 'Where the fall sits',
        point: 'Breaks the decline down by groups such as station, kind of customer or bike type',
        weight: 2,
        said: [
          'I split it by city area and by members against tourists to see where the drop sits',
          'is it everywhere, or are three closed stations responsible?',
        ],
      },
      {
        cue: 'What you cannot work out',
        point: 'Takes unclear columns and surprises to a person who knows how the data is collected',
        weight: 2,
        said: [
          'I call someone from operations and ask what this status code means',
          'rather than guess what the fields are, I write a list of questions for the owner of the data',
        ],
      },
      {
        cue: 'What you leave behind',
        point: 'Keeps notes or a notebook of findings and assumptions that others can run again',
        weight: 1,
        said: [
          'everything goes into a notebook, with the raw file untouched',
          'I write down each assumption so that somebody can check me later',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The first step is to drop all rows with missing values',
        said: ['I start with dropna so the data is clean', 'first I delete everything incomplete'],
        correction:
          'Missing values often carry the answer, for example a station that stopped reporting. Look at where they occur before deciding anything.',
      },
    ],
    sampleAnswer:
      'I start with the question, not the file: what fell, rides or revenue, since when, and compared with what? Then I open the data and find out what one row is, probably one rental, and whether the rental id is unique. I go through the columns with types, ranges, missing shares and duplicates; negative durations, dates far in the past or a station that is suddenly empty tell me a lot about quality. Next I plot rentals per day over the whole period. A sudden gap may be a failure in collecting data rather than in business, and for bikes I have to compare with the same season of last year. If the decline is real, I split it by station, by members and casual riders and by type of bike, to see whether it is everywhere or in one place. Columns I do not understand go onto a list, and I ask somebody in operations instead of guessing. All of it sits in a notebook that others can run again, with my assumptions, and after the hour I can say what I believe, what I do not know, and what I would look at next.',
    criteria: [
      'Has an order that makes sense',
      'Considers that the data rather than the business may have changed',
      'Does not jump to a model',
    ],
    followUps: [
      {
        question:
          'In the daily plot, the rentals of two stations drop to zero on the same day. What do you think?',
        about: [3, 5],
        answer:
          'Probably a closure or a reporting failure, not customers leaving. I would check whether the stations appear at all after that day, whether the neighbors gained rides, and ask operations what happened.',
      },
      {
        question: 'Why does it matter so much what one row means?',
        about: [1],
        answer:
          'Because every count and mean depends on it. If a rental with a bike swap produces two rows, counting rows overstates the rides, and joining another table can multiply them further.',
      },
    ],
  },
  {
    id: 'data-science-beginner-05',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Data Scientist', 'Machine Learning Engineer'],
    skills: ['Data Wrangling', 'Feature Engineering'],
    tags: ['missing data', 'imputation', 'bias'],
    question:
      'In a table of loan applications, the income is missing in 30 percent of the rows. You want to predict default. How do you decide what to do with the gaps?',
    keyPoints: [
      {
        cue: 'What you find out first',
        point: 'Finds out first why the values are missing and whether the gaps follow a pattern',
        weight: 3,
        essential: true,
        said: [
          'maybe self-employed people skip the field, then it is not random',
          'I ask how the form works and look at who left it empty',
          'compare the rows with and without income: age, channel, default rate',
        ],
      },
      {
        cue: 'The tempting shortcut',
        point: 'Explains that dropping the incomplete rows loses data and can distort the sample',
        weight: 2,
        said: [
          'throwing out a third of the applicants would leave us with a different kind of people',
          'if those without income default more often, deleting them makes the model blind to them',
          'you would also have to say what to do with new applicants who leave it blank',
        ],
      },
      {
        cue: 'Making use of the gaps',
        point: 'Adds an indicator that the value was missing, because the gap itself can carry information',
        weight: 2,
        said: [
          'I make an extra column income_missing yes or no',
          'the fact that somebody does not tell the income may predict something',
          'a flag lets the model treat these rows differently',
        ],
      },
      {
        cue: 'What goes into the gaps',
        point:
          'Fills with a simple value such as the median, or uses a model that handles missing values itself',
        weight: 2,
        said: [
          'the median as a start, since income is skewed',
          'gradient boosted trees can take NaN directly, so I may not fill at all',
          'or predict the income from the other columns when that is worth the effort',
        ],
      },
      {
        cue: 'Where the value comes from',
        point: 'Learns the fill value from the training data only, and applies the same one later',
        weight: 2,
        said: [
          'I fit the imputer after the split, inside the pipeline, otherwise I leak',
          'the median must not be computed with the test rows',
          'the same number has to be used in production as well',
        ],
      },
      {
        cue: 'How you settle on one',
        point: 'Compares a few treatments by validation instead of trusting one',
        weight: 1,
        said: [
          'try with and without the flag and see which does better in cross-validation',
          'I measure whether the choice changes the result at all',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Filling with the mean is always harmless because it keeps the average',
        said: [
          'I replace it by the mean and nothing changes',
          'mean imputation is the standard and has no effect',
        ],
        correction:
          'It shrinks the variance, weakens relations with other columns, and hides a pattern in who is missing. With skewed income, the mean is not even typical.',
      },
      {
        belief: 'Filling with zero is a neutral choice',
        said: ['just put 0 where it is empty'],
        correction:
          'Zero income is a real and extreme value. Without an indicator, the model cannot tell a person without earnings from one who left the field empty.',
      },
    ],
    sampleAnswer:
      'First I would find out why it is missing. I compare the rows with and without income: age, sales channel, kind of job, and above all the default rate. Perhaps one branch never asked, or self-employed people skip the field, and that is a different thing from random gaps. I would not simply drop the rows: that throws away a third of the data, changes who is in the sample, and does not answer what we do when a new applicant leaves it empty. My usual start is to fill with the median, because income is skewed, and to add a yes-or-no column that says it was missing, since the gap itself can be informative. Or I use gradient boosting that copes with missing values directly. The median is computed on the training part only, inside a pipeline, and the same value is used for the test set and in production. Then I compare a few variants in cross-validation. And I would tell the product team that the best repair may be to make the form better.',
    criteria: ['Asks for the reason before the method', 'Thinks of prediction time, not only of training'],
    followUps: [
      {
        question: 'Applicants without income default twice as often. What does that change?',
        about: [0, 2],
        answer:
          'The gap is informative, so I certainly keep the rows and add the indicator. I also find out the reason, because if the form or the channel changes, this relation may vanish, and the model would rely on something unstable.',
      },
      {
        question: 'What happens if you compute the median over all the data before splitting?',
        about: [4],
        answer:
          'Information of the test rows enters the training, so the evaluation is slightly too optimistic. For one median the effect is small, but the habit is dangerous: with more elaborate imputations the leak becomes serious.',
      },
    ],
  },
  {
    id: 'data-science-beginner-06',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Data Scientist'],
    skills: ['Hypothesis Testing', 'A/B Testing'],
    tags: ['p value', 'communication', 'effect size'],
    question:
      'Your A/B test of a new button ended with a p-value of 0.03. The product manager asks: "So there is a 97 percent chance that it works?" What do you answer?',
    keyPoints: [
      {
        cue: 'Whether the manager is right',
        point: 'Corrects that the p-value is not the probability that the button works or does not work',
        weight: 3,
        essential: true,
        said: [
          'no, 97 percent is not the chance that the new version is better',
          'it says nothing directly about how probable our hypothesis is',
          'that reading turns the condition around',
        ],
      },
      {
        cue: 'What the p-value says',
        point:
          'Explains it as how often a difference at least this large would appear if the button made no difference',
        weight: 3,
        essential: true,
        said: [
          'if both versions were really equal, we would see such a gap in about three of a hundred tests',
          'it measures how surprising our data would be under the null',
          'assuming nothing changed, chance alone gives a result this extreme or more 3 percent of the time',
        ],
      },
      {
        cue: 'What matters more',
        point: 'Shifts attention to the size of the effect and its confidence interval',
        weight: 2,
        said: [
          'the more useful question is how big the improvement is, and between which limits',
          'conversion went up by maybe 0.1 to 0.9 points, that is what I would report',
          'significant does not yet mean worth it',
        ],
      },
      {
        cue: 'Whether it is worth it',
        point: 'Asks whether the difference is large enough to matter for the business',
        weight: 2,
        said: [
          'a tiny gain can be significant with enough visitors and still not pay for the work',
          'does this bring in enough money to keep maintaining the button?',
        ],
      },
      {
        cue: 'How the test came about',
        point:
          'Checks that the test was run as planned: sample size fixed beforehand, no early stop, one main measure',
        weight: 2,
        said: [
          'did we look every day and stop when it went below 0.05? Then the number is not honest',
          'if we checked twenty metrics, one of them is low by accident',
          'was the duration decided before we started?',
        ],
      },
      {
        cue: 'What you advise',
        point: 'Gives a plain recommendation with the remaining uncertainty',
        weight: 1,
        said: [
          'I would say: decent evidence, ship it if the cost is low, and keep an eye on it',
          'my advice is to go ahead but not to promise the exact gain',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A p-value of 0.03 means a three percent chance that the result is due to chance',
        said: [
          'there is a 3 percent probability that it is just random',
          'we are 97 percent sure that B is better',
        ],
        correction:
          'The p-value is computed assuming there is no effect, so it cannot be the probability of that assumption. How likely a real effect is depends also on how plausible it was beforehand.',
      },
      {
        belief: 'A non-significant result proves that there is no effect',
        said: ['had it been 0.06, the button would do nothing'],
        correction:
          'A large p-value means that the data cannot distinguish the effect from noise. With a small sample, a useful effect can easily be missed; look at the interval.',
      },
    ],
    sampleAnswer:
      'I would say: not quite, and it is a common way to read it. The p-value does not tell us how likely it is that the button works. It tells us that if the button made no difference at all, we would see a gap this big or bigger in about three of a hundred tests. So our data would be rather surprising without an effect, which is decent evidence. What I find more helpful is the size: conversion rose from 4.0 to 4.4 percent, and the confidence interval for the difference goes from just above zero to about 0.8 points. Then the question is whether even the lower end would be worth the work, because a tiny gain can be significant too. I would also check how we got there: did we fix the sample size before, or did we stop when it looked good, and was this the main measure or one of twenty? If that is all in order and the button is cheap to keep, I recommend shipping it, without promising exactly ten percent more.',
    criteria: ['Correct and still understandable without jargon', 'Helps the manager decide'],
    followUps: [
      {
        question:
          'The team looked at the result every morning and stopped on the first day below 0.05. What does that do?',
        about: [4],
        answer:
          'Every look is another chance to cross the line by luck, so false alarms become far more common than five percent. I would rerun the test with a fixed length or use a method made for repeated looks.',
      },
      {
        question: 'With ten million visitors, p is 0.001 and the gain is 0.01 points. Do you ship?',
        about: [2, 3],
        answer:
          'Not because of the p-value. The effect is almost certainly not zero, yet very small. I compare its yearly value with the cost and the complexity it adds; often that is not worth it, sometimes at this scale it is.',
      },
    ],
  },
  {
    id: 'data-science-beginner-07',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Data Scientist', 'Product Manager'],
    skills: ['Causal Inference', 'Statistics'],
    tags: ['correlation', 'confounding', 'retention'],
    question:
      'Users of a language app who join a study group stay three times as long as the others. The team wants to push everybody into groups. What would you tell them?',
    keyPoints: [
      {
        cue: 'What the number tells you',
        point:
          'Warns that the comparison shows an association, which does not prove that groups make people stay',
        weight: 3,
        essential: true,
        said: [
          'correlation is not causation, we just see that the two go together',
          'from this number alone I cannot say that the group is the reason',
        ],
      },
      {
        cue: 'Another explanation',
        point: 'Names motivation or another common cause that makes people both join and stay',
        weight: 3,
        essential: true,
        said: [
          'keen learners sign up for groups and would have kept going anyway',
          'it is self-selection: the enthusiasts choose it',
          'a confounder, like having an exam coming up, drives both',
        ],
      },
      {
        cue: 'A trap in the data',
        point:
          'Mentions that one has to stay for a while before one can join, so time itself favors the joiners',
        weight: 2,
        said: [
          'people who quit on day one never got the chance to enter a group',
          'the joiners survived the first weeks already, that is survivorship',
          'maybe staying leads to joining, so the arrow goes the other way',
        ],
      },
      {
        cue: 'How to find out',
        point: 'Proposes a randomized experiment, for example inviting a random half to groups',
        weight: 3,
        said: [
          'show the invitation to every second new user and compare everyone invited with everyone not invited',
          'run an A/B test on the prompt to join',
          'flip a coin who gets the suggestion, then the two sides are alike',
        ],
      },
      {
        cue: 'When you cannot do that',
        point:
          'Suggests comparing similar users, or before and after, when an experiment is impossible, with its limits',
        weight: 1,
        said: [
          'match people with the same activity in the first week, knowing that hidden motivation stays',
          'I could adjust for level and past usage, but never for everything',
        ],
      },
      {
        cue: 'Risks of the plan',
        point: 'Considers side effects of pushing people into something they did not choose',
        weight: 1,
        said: [
          'forcing shy people into a chat may even drive them away',
          'the effect on those who do not want it can be different from that on volunteers',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'With enough users, a correlation this strong must be causal',
        said: [
          'three times is too big to be a coincidence, so the groups work',
          'we have a million users, so it is proven',
        ],
        correction:
          'Size removes chance, not bias. If motivated people choose groups, the gap stays just as large with a million users.',
      },
      {
        belief: 'A significant p-value for the difference shows that groups cause people to stay',
        said: ['I would run a t-test, and if it is significant we roll it out'],
        correction:
          'A test tells whether the two sets of users differ, not why. Only the way in which people came into the groups can support a causal claim.',
      },
    ],
    sampleAnswer:
      'I would say that it is an interesting hint, but not yet a reason. The number shows that group members stay longer; it does not show that the group makes them stay. People who are keen on the language, or who have an exam coming, will both join a group and keep learning, so we would see this gap even if groups did nothing. And there is a trap in time: somebody who quits on the second day never had a chance to join, so the members have already survived the first weeks. What I would propose is an experiment. We show the invitation to a random half of new users and then compare everyone who was invited with everyone who was not, whether they joined or not, after four and eight weeks. If that is impossible, I would compare people with the same activity in the first week, but say clearly that hidden motivation remains. I would also watch for side effects, because pushing a shy person into a group they did not choose may even drive them away. If the invited half really stays longer, let us roll it out.',
    criteria: ['Names a concrete confounder, not only the slogan', 'Offers a way to find out'],
    followUps: [
      {
        question: 'Only 20 percent of the invited users join a group. Whom do you compare?',
        about: [3],
        answer:
          'All the invited with all the not invited. If I compared only those who joined, self-selection would be back. The difference is diluted, so the test needs more users, but it answers what inviting does.',
      },
      {
        question: 'How would you take the time before joining into account in the existing data?',
        about: [2, 4],
        answer:
          'I would start the clock for both sides at the same moment: for each joiner on day ten, take users who were also still active on day ten and had not joined, with similar activity, and follow both from there.',
      },
    ],
  },
  {
    id: 'data-science-beginner-08',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Data Scientist'],
    skills: ['Data Storytelling', 'Data Visualization'],
    tags: ['presentation', 'stakeholders', 'charts'],
    question:
      'After three weeks of analysis you get five minutes with the head of customer service, who has never used statistics. Waiting times drive complaints. How do you present it?',
    keyPoints: [
      {
        cue: 'How you open',
        point: 'Begins with the conclusion and what it means for a decision, not with the method',
        weight: 3,
        essential: true,
        said: [
          'first sentence: callers who wait over six minutes complain four times as often, so I suggest more staff at noon',
          'I put the answer up front and keep how I did it for later',
          'what should she do on Monday is the thing to open with',
        ],
      },
      {
        cue: 'What you show',
        point: 'Uses one or two simple charts with a clear title that states the message',
        weight: 2,
        said: [
          'a single bar chart, complaints by waiting time, with the finding written on top',
          'no dashboard with twelve panels, one picture is enough',
          'axes labeled, starting at zero for bars, so nobody is misled',
        ],
      },
      {
        cue: 'The words you choose',
        point: 'Speaks in terms of the listener, such as callers, minutes and money, instead of jargon',
        weight: 3,
        essential: true,
        said: [
          'I would not say regression coefficient, I say each extra minute brings so many more complaints',
          'translate it into her world: calls per day and cost per complaint',
          'plain words, and an example of one typical caller',
        ],
      },
      {
        cue: 'Limits you mention',
        point: 'States honestly how sure the finding is and what it does not show',
        weight: 2,
        said: [
          'I tell her that it is an observation and that busy days may differ in other ways too',
          'one clear caveat, such as that we only have data from phone calls',
          'how certain we are belongs in there, in simple words',
        ],
      },
      {
        cue: 'How you end',
        point: 'Closes with a concrete recommendation or next step that can be agreed on',
        weight: 2,
        said: [
          'suggest a trial of four weeks with two more people at lunch time',
          'I end with a question that she can answer with yes or no',
        ],
      },
      {
        cue: 'Getting ready',
        point: 'Keeps details ready for questions and learns beforehand what the listener cares about',
        weight: 1,
        said: [
          'the method and the tables are in the appendix if somebody wants to dig',
          'I would ask a team lead before what she is worried about at the moment',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Showing all the steps and models convinces people of the quality',
        said: [
          'I walk through the whole analysis so that she sees how much work it was',
          'first I explain the data cleaning and then the model',
        ],
        correction:
          'Listeners who must decide want the result and its reliability. Steps cost the five minutes; keep them for questions.',
      },
      {
        belief: 'Uncertainty should be left out because it confuses people without training',
        said: ['I would not mention the uncertainty, it only confuses her'],
        correction:
          'Hiding it leads to wrong decisions and lost trust later. One plain sentence about how sure you are is enough.',
      },
    ],
    sampleAnswer:
      'I would open with the answer: people who wait longer than six minutes complain four times as often, and most of these waits happen between noon and two, so I suggest trying more staff at lunch time. Then I show one bar chart, complaints per hundred calls by waiting time, with exactly that sentence as its title and clear axes. I would talk about callers, minutes and the cost of a complaint, not about regressions. Before the meeting I ask one of her team leads what she worries about, so I can connect it: if it is cost, I say what one complaint costs us in handling. After that comes one honest caveat: this is from our records, so busy days could differ in other ways, and we have looked at phone calls only. That is why my proposal is a trial of four weeks in one location rather than a change everywhere. I end by asking whether she would agree to that trial. The tables and the method are in an appendix in case she asks, but I do not walk through them.',
    criteria: ['Fits into five minutes', 'Does not oversell the evidence', 'Thinks from the listener'],
    followUps: [
      {
        question: 'She asks: "Are you sure that it is the waiting?" What do you reply?',
        about: [3, 4],
        answer:
          'I am fairly sure that they go together, since it shows up in every month and for all topics. That waiting is the cause I cannot prove from records, so I suggest the trial: shorten the wait somewhere and see whether complaints fall.',
      },
      {
        question: 'Which chart would you avoid here, and why?',
        about: [1],
        answer:
          'A scatter plot of thousands of calls with a fitted line, or two different scales in one chart. Both need explaining, and the second can suggest any relation. Bars for a few waiting-time groups say the same at a glance.',
      },
    ],
  },
  {
    id: 'data-science-beginner-09',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Data Scientist', 'Machine Learning Engineer'],
    skills: ['Regression Analysis', 'Statistics'],
    tags: ['coefficients', 'collinearity', 'interpretation'],
    question:
      'A linear regression on apartment prices gives this result. A colleague concludes that an additional bedroom makes an apartment cheaper. How do you explain the minus sign?',
    code: {
      language: 'text',
      lines: [
        'price ~ area_m2 + bedrooms + floor',
        '',
        '             coef      std err   p',
        'area_m2      4100      60        0.000',
        'bedrooms    -9300      2100      0.000',
        'floor        1500      310       0.000',
        '',
        'corr(area_m2, bedrooms) = 0.84    R2 = 0.71    n = 5200',
      ],
    },
    keyPoints: [
      {
        cue: 'Reading the minus sign',
        point:
          'Reads the coefficient as the change at the same area and floor, not as the effect of a bedroom alone',
        weight: 3,
        essential: true,
        said: [
          'all else equal: one more bedroom in the same square meters',
          'it is the difference between two flats of the same size, one with more rooms',
          'a partial effect, because the other variables are held fixed',
        ],
      },
      {
        cue: 'Why it makes sense',
        point: 'Makes it plausible: with a fixed area, more bedrooms mean smaller rooms or less living space',
        weight: 3,
        said: [
          'cutting the same flat into more tiny rooms can make it less attractive',
          'you split 80 square meters in four instead of three, so the living room shrinks',
        ],
      },
      {
        cue: 'Area and bedrooms together',
        point:
          'Notes that area and bedrooms are strongly correlated, so the model divides the effect between them less surely',
        weight: 2,
        said: [
          'the two move together, 0.84, so the model has trouble separating them',
          'multicollinearity: standard errors grow and a sign can flip',
          'big flats simply have more rooms, they carry almost the same information',
        ],
      },
      {
        cue: 'With a simpler model',
        point: 'Expects a positive relation if bedrooms were in the model without area',
        weight: 2,
        said: [
          'on its own, more rooms go with higher prices, because such flats are larger',
          'drop the square meters and the sign would turn to plus',
          'a simple plot of price against bedrooms goes up',
        ],
      },
      {
        cue: 'What the table leaves out',
        point: 'Points out that the data is observational and other factors such as location are missing',
        weight: 2,
        said: [
          'the city center has small expensive flats, and the neighborhood is not in there',
          'I would not read it as what happens when you build a wall',
          'left-out variables like age or district may be hidden in this number',
        ],
      },
      {
        cue: 'What you would examine next',
        point:
          'Checks the fit, for instance by residual plots, a log of the price, or refitting on resampled data',
        weight: 1,
        said: [
          'look at the residuals, prices are usually skewed so I might take the logarithm',
          'I would refit on random halves and see whether the minus stays',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A small p-value proves that bedrooms reduce the price',
        said: [
          'p is 0.000, so it is proven that rooms lower the value',
          'it is significant, so the colleague is right',
        ],
        correction:
          'It says that the coefficient differs from zero given this model. It says nothing about cause, nor about omitted variables.',
      },
      {
        belief: 'Correlated inputs make the predictions of the model useless',
        said: ['with multicollinearity you must not use the model at all'],
        correction:
          'Collinearity mostly hurts the reading of single coefficients. Predictions for similar apartments can still be good.',
      },
    ],
    sampleAnswer:
      'The coefficient does not say that bedrooms make an apartment cheaper. It compares two apartments of the same area on the same floor, where one has a bedroom more, and then a minus is plausible: the same eighty square meters are cut into smaller rooms, and the living room gets tiny. If I put bedrooms into the model alone, I would expect a clear plus, because apartments with more rooms are larger. Second, area and bedrooms are correlated at 0.84. They carry much of the same information, so the model has difficulty dividing the effect between them, and such coefficients can change a lot when the data changes a little. Here the standard error is still small against the value, so I would take the sign seriously, but check it by refitting on random halves. Third, the location is missing. Central districts may have small and expensive apartments, and part of that can sit in this number. So I would not advise anyone to tear down a wall. I would also look at the residuals and probably use the logarithm of the price. For predicting prices the model may be fine anyway.',
    criteria: ['Explains it so that the colleague could follow', 'Separates prediction from interpretation'],
    followUps: [
      {
        question: 'What would you do if you only wanted good predictions?',
        about: [2, 5],
        answer:
          'I would keep both columns, add the location and perhaps regularization, and judge the model by its error on apartments it has not seen. The single coefficients would matter much less.',
      },
      {
        question: 'How would you find out whether the sign is stable?',
        about: [2, 5],
        answer:
          'Refit on bootstrap samples or on each district and look at how the coefficient varies. I would also compare apartments within narrow bands of area and plot price against bedrooms there.',
      },
    ],
  },
]
