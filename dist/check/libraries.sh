# Libraries: read by check.sh.
