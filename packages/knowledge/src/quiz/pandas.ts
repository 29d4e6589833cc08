import type { SkillQuiz } from './quiz-question.ts'

export const pandasQuiz: SkillQuiz = {
  skill: 'pandas',
  questions: [
    {
      id: 'pandas-01',
      difficulty: 'beginner',
      question: 'This line raises a `ValueError` about an ambiguous truth value. What do you write instead?',
      code: {
        language: 'python',
        lines: ['df[df["age"] > 18 and df["city"] == "Oslo"]'],
      },
      right: {
        text: '`df[(df["age"] > 18) & (df["city"] == "Oslo")]`',
        why: '`and` wants a single truth value; `&` works element by element and needs the parentheses, as it binds more tightly than `>`.',
      },
      wrong: [
        {
          text: '`df[df["age"] > 18 & df["city"] == "Oslo"]`',
          why: '`&` binds more tightly than the comparisons, so `18 & df["city"]` is evaluated first, which fails.',
        },
        {
          text: '`df[bool(df["age"] > 18) & (df["city"] == "Oslo")]`',
          why: '`bool` of a whole Series is the very thing that pandas refuses.',
        },
        {
          text: '`df[(df["age"] > 18) and (df["city"] == "Oslo")]`',
          why: 'Parentheses do not help: `and` still needs one truth value for a whole Series.',
        },
      ],
    },
    {
      id: 'pandas-02',
      difficulty: 'beginner',
      question: 'What do the two expressions return?',
      code: {
        language: 'python',
        lines: [
          'df = pd.DataFrame({"x": ["a", "b", "c"]}, index=[2, 0, 1])',
          'df.loc[0, "x"]',
          'df.iloc[0]["x"]',
        ],
      },
      right: {
        text: "`'b'` and `'a'`",
        why: '`loc` looks up the label 0, which belongs to the second row; `iloc` takes the row at position 0.',
      },
      wrong: [
        {
          text: "`'a'` and `'b'`",
          why: 'The two are swapped: labels are for `loc`, positions for `iloc`.',
        },
        {
          text: "`'a'` and `'a'`",
          why: 'This would hold for the default index, where labels and positions coincide.',
        },
        {
          text: "`'b'` and `'b'`",
          why: '`iloc` ignores the labels, so it returns the value of the first row.',
        },
      ],
    },
    {
      id: 'pandas-03',
      difficulty: 'beginner',
      question: 'What does `s.mean()` return here?',
      code: {
        language: 'python',
        lines: ['s = pd.Series([10, None, 20])', 's.mean()'],
      },
      right: {
        text: '`15.0`, as missing values are skipped',
        why: 'Reductions skip missing values by default (`skipna=True`), so two values are averaged.',
      },
      wrong: [
        {
          text: '`10.0`, as missing values count as 0',
          why: 'That would be the mean after `fillna(0)`; pandas does not assume a 0.',
        },
        {
          text: '`nan`, as missing values are passed on',
          why: 'This is how NumPy behaves, and pandas with `skipna=False`.',
        },
        {
          text: 'An error, as `None` is not a number',
          why: '`None` becomes NaN when the Series is built, and the dtype is `float64`.',
        },
      ],
    },
    {
      id: 'pandas-04',
      difficulty: 'beginner',
      question: 'After reading this file, the postal codes look wrong. What do you change?',
      code: {
        language: 'text',
        lines: [
          'customers.csv          df = pd.read_csv("customers.csv")',
          'id,postcode            df["postcode"]',
          '1,0150                 0     150',
          '2,8004                 1    8004',
        ],
      },
      right: {
        text: 'Read with `dtype={"postcode": str}`',
        why: 'Codes are text, not numbers; the parser must not turn them into integers in the first place.',
      },
      wrong: [
        {
          text: 'Convert afterward with `astype(str)`',
          why: 'The zero is lost when the file is read; the conversion yields the text `150`.',
        },
        {
          text: 'Read with `float_precision="high"`',
          why: 'This concerns the parsing of decimal fractions and does not keep leading zeros.',
        },
        {
          text: 'Read with `index_col="postcode"`',
          why: 'The codes would become the index, again as integers without leading zeros.',
        },
      ],
    },
    {
      id: 'pandas-05',
      difficulty: 'beginner',
      question: 'Each row of `orders` is an order. How do you get the revenue for each customer?',
      right: {
        text: '`orders.groupby("customer")["amount"].sum()`',
        why: 'The rows are split by customer, and the amounts of each group are summed.',
      },
      wrong: [
        {
          text: '`orders.set_index("customer")["amount"].sum()`',
          why: 'The index becomes the customer, but the sum still covers all rows: a single number.',
        },
        {
          text: '`orders.groupby("amount")["customer"].sum()`',
          why: 'This groups by amount and would concatenate the names of the customers.',
        },
        {
          text: '`orders.sort_values("customer")["amount"].cumsum()`',
          why: 'This is a running total over all customers that never restarts.',
        },
      ],
    },
    {
      id: 'pandas-06',
      difficulty: 'beginner',
      question:
        'You want to add a column with the net price to a million rows. Which way is idiomatic and fast?',
      right: {
        text: '`df["net"] = df["price"] / (1 + df["vat"])`',
        why: 'Operations on whole columns run in compiled code; there is no Python call for each row.',
      },
      wrong: [
        {
          text: '`for i, r in df.iterrows(): df.loc[i, "net"] = …`',
          why: 'Each iteration builds a Series and writes a single cell: slower by orders of magnitude.',
        },
        {
          text: '`df["net"] = df.apply(lambda r: …, axis=1)`',
          why: 'It reads better than a loop, but still calls a Python function for each row.',
        },
        {
          text: '`df["net"] = [… for r in df.itertuples()]`',
          why: 'Faster than `iterrows`, but still a Python loop with an object for each row.',
        },
      ],
    },
    {
      id: 'pandas-07',
      difficulty: 'beginner',
      question: 'Why is `df` unchanged after this line?',
      code: {
        language: 'python',
        lines: ['df.rename(columns={"amt": "amount"})', 'df["amount"]   # KeyError'],
      },
      right: {
        text: '`rename` returns a new frame, which is not assigned',
        why: 'Most methods leave the original as it is: write `df = df.rename(…)`.',
      },
      wrong: [
        {
          text: '`rename` changes the index unless `axis=1` is given',
          why: 'The argument `columns=` already says that column names are meant.',
        },
        {
          text: '`rename` needs the names of all columns in the dict',
          why: 'The dict may name a few columns; the others keep their names.',
        },
        {
          text: '`rename` is lazy until the frame is next printed',
          why: 'pandas is not lazy; the renamed frame was made and thrown away.',
        },
      ],
    },
    {
      id: 'pandas-08',
      difficulty: 'beginner',
      question: 'What is the result of `a + b`?',
      code: {
        language: 'python',
        lines: [
          'a = pd.Series([1, 2, 3], index=["x", "y", "z"])',
          'b = pd.Series([10, 20], index=["y", "z"])',
          'a + b',
        ],
      },
      right: {
        text: '`x` NaN, `y` 12, `z` 23',
        why: 'Series are aligned by label; `x` has no partner, so its sum is missing. `a.add(b, fill_value=0)` would keep 1.',
      },
      wrong: [
        {
          text: '`x` 11, `y` 22, `z` NaN',
          why: 'That would be an alignment by position; pandas uses labels.',
        },
        {
          text: '`x` 1, `y` 12, `z` 23',
          why: 'A missing partner does not count as 0 unless you set `fill_value=0`.',
        },
        {
          text: 'An error about lengths',
          why: 'NumPy arrays of such shapes would fail; Series are aligned first.',
        },
      ],
    },
    {
      id: 'pandas-09',
      difficulty: 'intermediate',
      question:
        'After this merge there are more rows than in `orders`. Which argument would have reported the cause?',
      code: {
        language: 'python',
        lines: [
          'r = orders.merge(customers, on="customer_id", how="left")',
          'len(orders), len(r)   # (10000, 10342)',
        ],
      },
      right: {
        text: '`validate="many_to_one"`, as keys repeat in `customers`',
        why: 'A left join repeats an order for each matching customer row; the check raises a `MergeError` if the right keys are not unique.',
      },
      wrong: [
        {
          text: '`indicator=True`, as orders without a customer were added',
          why: 'The indicator shows where rows come from; unmatched orders appear once and add no rows.',
        },
        {
          text: '`how="inner"`, as a left join adds the unknown customers',
          why: 'A left join adds no right rows without partner, and an inner join repeats orders just as well.',
        },
        {
          text: '`sort=True`, as keys that are not sorted match repeatedly',
          why: 'Sorting concerns the order of the result; matches do not depend on it.',
        },
      ],
    },
    {
      id: 'pandas-10',
      difficulty: 'intermediate',
      question: 'Two groups are expected in the result, but rows are missing. Why?',
      code: {
        language: 'python',
        lines: [
          'df = pd.DataFrame({"team": ["a", "a", None], "hours": [1, 2, 4]})',
          'df.groupby("team")["hours"].sum()',
          '# a    3',
        ],
      },
      right: {
        text: 'Rows with a missing key are dropped unless `dropna=False`',
        why: 'By default `groupby` leaves out missing keys silently, so the totals of groups may not add up to the total.',
      },
      wrong: [
        {
          text: 'Groups with a single row are dropped from aggregations',
          why: 'Groups of one row are kept; the key of this one is missing.',
        },
        {
          text: 'Rows with a missing key are added to the first group',
          why: 'Then `a` would be 7; these rows belong to no group.',
        },
        {
          text: 'Groups are shown only for keys of the same data type',
          why: '`None` is treated as a missing value here, not as a key of another type.',
        },
      ],
    },
    {
      id: 'pandas-11',
      difficulty: 'intermediate',
      question:
        'You want to subtract the mean of its group from each value, keeping the rows of `df`. What replaces the dots?',
      code: {
        language: 'python',
        lines: ['df["centered"] = df["v"] - df.groupby("g")["v"]...'],
      },
      right: {
        text: '`.transform("mean")`',
        why: '`transform` returns a value for each row with the original index, so the subtraction aligns.',
      },
      wrong: [
        {
          text: '`.agg("mean")`',
          why: 'This has one row for each group, indexed by group, so it does not align with the rows of `df`.',
        },
        {
          text: '`.apply("mean")`',
          why: 'Applied to a reduction it returns one value for each group, just like `agg`.',
        },
        {
          text: '`.rolling(2).mean()`',
          why: 'This averages neighboring rows within a group, not the whole group.',
        },
      ],
    },
    {
      id: 'pandas-12',
      difficulty: 'intermediate',
      question: 'In pandas 3, what does this code do?',
      code: {
        language: 'python',
        lines: ['df[df["stock"] < 0]["stock"] = 0'],
      },
      right: {
        text: 'It changes a temporary copy and leaves `df` as it is',
        why: 'With copy-on-write the filtered frame never shares changes with `df`; write `df.loc[df["stock"] < 0, "stock"] = 0`.',
      },
      wrong: [
        {
          text: 'It sets the negative stock values in `df` to 0',
          why: 'Chained assignment never reaches the original with copy-on-write; one `loc` call would.',
        },
        {
          text: 'It replaces `df` with the rows that were filtered',
          why: 'The name `df` is not assigned, so it still refers to the whole frame.',
        },
        {
          text: 'It sets the column `stock` to 0 in all rows of `df`',
          why: 'The filter limits the temporary frame, and `df` itself is not touched at all.',
        },
      ],
    },
    {
      id: 'pandas-13',
      difficulty: 'intermediate',
      question:
        'A column holds `"red"`, `"blue"` or `"green"` in 20 million rows and takes a lot of memory. What helps most, without changing the content?',
      right: {
        text: '`astype("category")`',
        why: 'Each distinct text is stored once, and each row holds only a small integer code.',
      },
      wrong: [
        {
          text: '`astype("object")`',
          why: 'An object column stores a pointer of eight bytes for each row, besides the text objects.',
        },
        {
          text: '`str.slice(0, 1)`',
          why: 'This changes the content and still stores a text for each row.',
        },
        {
          text: '`sort_values()`',
          why: 'Sorting changes the order, not the way in which values are stored.',
        },
      ],
    },
    {
      id: 'pandas-14',
      difficulty: 'intermediate',
      question: 'What is the result of the second expression for January 5?',
      code: {
        language: 'python',
        lines: [
          'days = pd.to_datetime(["2025-01-01", "2025-01-02", "2025-01-05"])',
          's = pd.Series([1, 2, 3], index=days)',
          's.rolling(2).sum()      # NaN, 3, 5',
          's.rolling("2D").sum()   # 1, 3, ?',
        ],
      },
      right: {
        text: '3, as the window covers January 4 and 5',
        why: 'An offset window follows the time: only values within the last two days count, and one value is enough.',
      },
      wrong: [
        {
          text: '5, as the window covers the last two rows',
          why: 'That is the window with an integer, which counts rows and ignores the gap.',
        },
        {
          text: 'NaN, as January 4 is missing in the index',
          why: 'For offset windows a single value suffices (`min_periods` is 1).',
        },
        {
          text: '4, as missing days are filled in with the mean',
          why: 'Nothing is filled in; you would have to resample for that.',
        },
      ],
    },
    {
      id: 'pandas-15',
      difficulty: 'intermediate',
      question:
        'This call raises an error about duplicate entries. What do you do, if hours should be added up?',
      code: {
        language: 'python',
        lines: [
          '#  day  team  hours',
          '#  Mon  a     3',
          '#  Mon  a     2',
          '#  Mon  b     4',
          'df.pivot(index="day", columns="team", values="hours")',
        ],
      },
      right: {
        text: 'Use `pivot_table` with `aggfunc="sum"`',
        why: '`pivot` only reshapes and needs unique cells; `pivot_table` aggregates all rows that fall into one cell.',
      },
      wrong: [
        {
          text: 'Use `pivot_table` with its defaults',
          why: 'The default is the mean, so the cell for Monday and `a` would be 2.5 instead of 5.',
        },
        {
          text: 'Use `drop_duplicates("team")` first',
          why: 'This deletes rows and thereby hours, here the 2 of team `a`.',
        },
        {
          text: 'Use `reset_index()` before `pivot`',
          why: 'The duplicates are in day and team; another row index does not remove them.',
        },
      ],
    },
    {
      id: 'pandas-16',
      difficulty: 'intermediate',
      question: 'What does each step of this loop copy, and what do you change?',
      code: {
        language: 'python',
        lines: [
          'result = pd.DataFrame()',
          'for path in paths:                      # 2,000 files of like size',
          '    result = pd.concat([result, pd.read_csv(path)])',
        ],
      },
      right: {
        text: 'All rows so far are copied each time; collect a list, concat once',
        why: 'Repeated concatenation copies a growing frame, so the cost grows with the square of the number of files.',
      },
      wrong: [
        {
          text: 'Only the new rows are copied; sort the paths to make it faster',
          why: 'A frame cannot grow in place: `concat` always allocates a new one for all rows.',
        },
        {
          text: 'All rows so far are copied each time; set `ignore_index=True`',
          why: 'This renumbers the rows and changes nothing about the copying.',
        },
        {
          text: 'Only the new rows are copied; `merge` would avoid even those',
          why: 'The claim about `concat` is wrong, and a merge joins by key instead of stacking rows.',
        },
      ],
    },
    {
      id: 'pandas-17',
      difficulty: 'expert',
      question:
        'Integer ids go through this code, and afterward some of them differ slightly from the original. Why?',
      code: {
        language: 'python',
        lines: [
          'orders["user_id"]                   # int64, values around 10**17',
          'r = visits.merge(orders, on="visit_id", how="left")',
          'r["user_id"].dropna().astype("int64")',
        ],
      },
      right: {
        text: 'Missing matches made the column float, which is exact up to 2**53',
        why: '`int64` has no missing value, so NaN turns the column into `float64` and large ids are rounded. Nullable `Int64` avoids it.',
      },
      wrong: [
        {
          text: 'Missing matches were filled with the id of the neighboring row',
          why: 'A merge fills nothing in; unmatched rows get NaN.',
        },
        {
          text: 'The merge sorts by key, and the ids were moved by one row there',
          why: 'A left merge keeps rows together; values change, they are not moved to other rows.',
        },
        {
          text: 'The cast to `int64` rounds half up, which changes some values',
          why: 'Casting truncates, and the floats are whole numbers here; the precision was lost before.',
        },
      ],
    },
    {
      id: 'pandas-18',
      difficulty: 'expert',
      question: 'A column is added from another frame, and half of its values are NaN. Why?',
      code: {
        language: 'python',
        lines: [
          'a = df[df["kind"] == "x"]           # index 0, 2, 4, …',
          'scores = pd.Series(model.predict(a[features]))',
          'a = a.assign(score=scores)',
        ],
      },
      right: {
        text: 'The Series has its own index 0, 1, 2, … and is aligned to that of `a`',
        why: 'Labels beyond the length of the Series get NaN, and the others get wrong values. Assign the array, or pass `index=a.index`.',
      },
      wrong: [
        {
          text: 'The prediction skips rows with missing features and leaves them NaN',
          why: 'Models return one value for each row or fail; the loss happens when the column is assigned.',
        },
        {
          text: 'The frame `a` is a view of `df`, so that half of the rows are hidden',
          why: 'A boolean filter makes a new frame, and rows are not hidden in either case.',
        },
        {
          text: 'The method `assign` works on copies and fills in only every other row',
          why: '`assign` fills all rows by label; with a matching index none would be missing.',
        },
      ],
    },
    {
      id: 'pandas-19',
      difficulty: 'expert',
      question:
        'Grouping by two categorical columns (5,000 and 8,000 categories) exhausts the memory, although `df` has only 50,000 rows. What is the cause?',
      code: {
        language: 'python',
        lines: ['df.groupby(["sku", "store"], observed=False)["qty"].sum()'],
      },
      right: {
        text: 'The result has a row for each possible pair, 40 million in all',
        why: 'With `observed=False` unobserved combinations of categories appear, too; `observed=True` keeps those that occur.',
      },
      wrong: [
        {
          text: 'The categories are turned back into texts, one for each of the rows',
          why: 'Grouping uses the integer codes, and 50,000 texts would be harmless.',
        },
        {
          text: 'The rows are copied once for each category of either of the columns',
          why: 'Rows are assigned to groups by code; there is no copy for each category.',
        },
        {
          text: 'The groups are kept as frames until the sums have been computed',
          why: 'A built-in sum runs over arrays without a frame for each group.',
        },
      ],
    },
    {
      id: 'pandas-20',
      difficulty: 'expert',
      question:
        'Each trade needs the latest quote before it, at most 2 seconds old. Both frames are sorted by time. What do you choose?',
      code: {
        language: 'text',
        lines: [
          'trades: time          sym  qty     quotes: time          sym  price',
          '        10:00:05.120  A    100             10:00:04.900  A    7.10',
          '        10:00:05.300  B     50             10:00:05.200  A    7.12',
        ],
      },
      right: {
        text: '`merge_asof` with `by="sym"` and a `tolerance`',
        why: 'It joins each row with the last earlier key of the same symbol in one sorted pass; older quotes give NaN.',
      },
      wrong: [
        {
          text: '`merge` on `sym`, then filter by the time gap',
          why: 'Correct after further steps, but it first builds all pairs of a symbol, which explodes.',
        },
        {
          text: '`merge` on `time` rounded down to 2 seconds',
          why: 'Quotes just before a boundary are missed, and others in the same interval come after the trade.',
        },
        {
          text: '`concat` of both, then `ffill` of the price',
          why: 'Without grouping, prices of other symbols are carried forward, and nothing limits their age.',
        },
      ],
    },
    {
      id: 'pandas-21',
      difficulty: 'expert',
      question:
        'Local times of a sensor in Berlin are localized, and the call fails for one night in October. What is the reason?',
      code: {
        language: 'python',
        lines: [
          's = pd.Series(pd.to_datetime(["2025-10-26 02:30"]))',
          's.dt.tz_localize("Europe/Berlin")   # fails',
        ],
      },
      right: {
        text: 'The hour from 2 to 3 occurs twice; `ambiguous=` has to decide',
        why: 'When clocks go back, a wall time stands for two instants. Better: have the source record UTC.',
      },
      wrong: [
        {
          text: 'The hour from 2 to 3 does not exist; `nonexistent=` has to shift it',
          why: 'That is the night in March, when clocks go forward.',
        },
        {
          text: 'The time is not in UTC yet; `tz_convert` should be called before',
          why: '`tz_convert` is for times that have a zone already; these are naive.',
        },
        {
          text: 'The zone has two offsets a year; `utc=True` has to choose one of them',
          why: 'Zones with summer time work well; it would read local times as if they were UTC.',
        },
      ],
    },
    {
      id: 'pandas-22',
      difficulty: 'expert',
      question:
        'A CSV file of 60 GB has to be summed by customer on a laptop with 16 GB. There are 200,000 customers. What works with pandas?',
      right: {
        text: 'Read with `chunksize`, sum each chunk by customer, then sum the sums',
        why: 'Sums can be combined from partial sums, so memory holds only one chunk and small results.',
      },
      wrong: [
        {
          text: 'Read with `memory_map=True`, so that rows stay on the disk until used',
          why: 'Mapping concerns the access to the file; the parsed frame still has to fit into memory.',
        },
        {
          text: 'Read with `low_memory=True`, which limits the frame to free memory',
          why: 'It parses in pieces inside, but returns one frame with all rows.',
        },
        {
          text: 'Read with `chunksize`, concat the chunks, then sum them by customer',
          why: 'The concatenated frame is as large as one that is read at once.',
        },
      ],
    },
    {
      id: 'pandas-23',
      difficulty: 'expert',
      question: 'Both frames have a NaN in the key. What does the merge do with these rows?',
      code: {
        language: 'python',
        lines: [
          'a = pd.DataFrame({"k": [1.0, np.nan], "x": [1, 2]})',
          'b = pd.DataFrame({"k": [np.nan, 3.0], "y": [5, 6]})',
          'a.merge(b, on="k")',
        ],
      },
      right: {
        text: 'It matches them with each other: one row, `x` 2 and `y` 5',
        why: 'Unlike SQL, pandas treats missing keys as equal in a merge; many of them on both sides multiply.',
      },
      wrong: [
        {
          text: 'It drops them, as in SQL: the result is an empty frame',
          why: 'So it would be in SQL, where NULL equals nothing; drop missing keys yourself if you want that.',
        },
        {
          text: 'It raises an error, as keys of a merge must not be missing',
          why: 'Missing keys are accepted without any warning, which makes this easy to overlook.',
        },
        {
          text: 'It keeps both on their own: two rows with missing partners',
          why: 'An inner merge never returns rows without a partner; these two are partners.',
        },
      ],
    },
    {
      id: 'pandas-24',
      difficulty: 'expert',
      question: 'The function takes 90 seconds for 400,000 groups. Which rewrite speeds it up most?',
      code: {
        language: 'python',
        lines: ['df.groupby("user").apply(', '    lambda g: (g["price"] * g["qty"]).sum() / g["qty"].sum())'],
      },
      right: {
        text: 'Multiply first for all rows, sum both columns by user, then divide',
        why: 'Built-in sums run in compiled code over all groups at once; the lambda is called 400,000 times on small frames.',
      },
      wrong: [
        {
          text: 'Turn the lambda into a named function with typed parameters',
          why: 'A name and type hints do not change how often Python code is called.',
        },
        {
          text: 'Sort by user before, so that the groups lie next to each other',
          why: 'Grouping is fast already; the time goes into the calls of the function.',
        },
        {
          text: 'Set the index to user, and group by `level=0` with the same lambda',
          why: 'The groups may be found a little faster, but there are just as many calls.',
        },
      ],
    },
  ],
}
