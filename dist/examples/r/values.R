# Reads what Pieceworth printed: Rscript values.R VALUES.json FIT.csv
files <- commandArgs(trailingOnly = TRUE)

values <- jsonlite::fromJSON(files[1])$rows
fit <- read.csv(files[2])

cat("N by mobility", values$value[values$piece == "N" & values$model == "mobility"], "\n")
cat("N in games", round(fit$value[fit$feature == "N"]), "\n")
