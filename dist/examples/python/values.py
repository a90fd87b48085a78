"""Reads what Pieceworth printed: values.py VALUES.json FIT.csv [ROWS.parquet]"""
import csv
import json
import sys

values = json.load(open(sys.argv[1]))["rows"]
fit = list(csv.DictReader(open(sys.argv[2])))

print("N by mobility", next(row["value"] for row in values if row["piece"] == "N" and row["model"] == "mobility"))
print("N in games", round(float(next(row["value"] for row in fit if row["feature"] == "N"))))
if len(sys.argv) > 3:
    import pyarrow.parquet

    rows = pyarrow.parquet.read_table(sys.argv[3])
    print("rows", rows.num_rows)
