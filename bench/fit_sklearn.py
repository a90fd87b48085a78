"""Logistic regression of rows "P,N,B,R,Q,won" by scikit-learn's lbfgs; prints "name|seconds|values"."""
import sys
import time

import numpy
from sklearn.linear_model import LogisticRegression

rows = numpy.loadtxt(sys.argv[1], delimiter=",", dtype=numpy.float64)
features, won = rows[:, :5], rows[:, 5]
best = None
for _ in range(2):
    start = time.perf_counter()
    model = LogisticRegression(penalty=None, fit_intercept=True, solver="lbfgs", tol=1e-8, max_iter=1000)
    model.fit(features, won)
    seconds = time.perf_counter() - start
    best = seconds if best is None else min(best, seconds)
theta = model.coef_[0]
values = " ".join("%.4f" % (100 * t / theta[0]) for t in theta[1:])
print("scikit-learn lbfgs, 5,000,000 rows|%f|%s" % (best, values))
