// Prints fastchess's own figures of counted results, by its own code. A line of input is a model (logistic or normalized),
// elo0, elo1 and three counts of games (lost, drawn, won) or five of pairs (0, 1/2, 1, 3/2 and 2 points); a line of output is
// the log-likelihood ratio, Elo, nElo and LOS. bench/ratings.py compiles it with fastchess's files.
#include <cstdio>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include <matchmaking/elo/elo_pentanomial.hpp>
#include <matchmaking/elo/elo_wdl.hpp>
#include <matchmaking/sprt/sprt.hpp>
#include <matchmaking/stats.hpp>

static void print(double ratio, const fastchess::elo::EloBase& elo) {
    std::printf("%.9f %.9f %.9f %s\n", ratio, elo.diff(), elo.nEloDiff(), elo.los().c_str());
}

int main() {
    std::string line;
    while (std::getline(std::cin, line)) {
        std::istringstream words(line);
        std::string model;
        double elo0 = 0;
        double elo1 = 0;
        words >> model >> elo0 >> elo1;
        std::vector<int> counts;
        for (int count; words >> count;) {
            counts.push_back(count);
        }
        const fastchess::SPRT sprt(0.05, 0.05, elo0, elo1, model, true);
        fastchess::Stats stats;
        if (counts.size() == 5) {
            stats.penta_LL = counts[0];
            stats.penta_LD = counts[1];
            stats.penta_DD = counts[2];
            stats.penta_WD = counts[3];
            stats.penta_WW = counts[4];
            print(sprt.getLLR(stats, true), fastchess::elo::EloPentanomial(stats));
        } else {
            stats.losses = counts[0];
            stats.draws  = counts[1];
            stats.wins   = counts[2];
            print(sprt.getLLR(stats, false), fastchess::elo::EloWDL(stats));
        }
    }
}
