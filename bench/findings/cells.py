#!/usr/bin/env python3
"""Practical attack values on hexagons and triangles, from centres of cells and angles as real numbers: a second program
for the model `universal`, which works with whole coordinates. Prints board, piece and value; values on hexagons count by a
pawn of 10 that steps across an edge and captures beyond corners, those on triangles are in cells."""
import math

S = 0.5
QUOTIENT = 0.5 / ((S + S / 3) / 2)
ROOT3 = math.sqrt(3)


def key(point, unit):
    """The place of a point on a lattice, which real numbers hit only nearly."""
    return round(point[0] / unit[0]), round(point[1] / unit[1])


def polar(length, hour):
    angle = math.radians(90 - 30 * hour)
    return length * math.cos(angle), length * math.sin(angle)


def centre(cell, unit):
    return cell[0] * unit[0], cell[1] * unit[1]


def moved(cell, step, unit):
    x, y = centre(cell, unit)
    return key((x + step[0], y + step[1]), unit)


def mean(numbers):
    numbers = list(numbers)
    return sum(numbers) / len(numbers)


def block(x):
    return (1 - x ** (-1 / 3)) * QUOTIENT


VITAL = [4, 3, 3, 0, 3, 3]  # of the lines at 12, 1, 2, 3, 4 and 5 o'clock
Z = sum(VITAL) / 12 + 1


class Hexagons:
    UNIT = (ROOT3 / 2, 0.5)

    def __init__(self, a, b):
        self.cells = {}
        for q in range(2 * a - 1):
            for r in range(a + b - 1):
                if -a < r - q < b:
                    self.cells[key((q * ROOT3 / 2, r - q / 2), self.UNIT)] = True

    def step(self, cell, length, hour):
        to = moved(cell, polar(length, hour), self.UNIT)
        return to if to in self.cells else None

    def ride(self, cell, hour):
        length = 1 if hour % 2 == 0 else ROOT3
        passed = []
        to = self.step(cell, length, hour)
        while to:
            passed.append(to)
            to = self.step(to, length, hour)
        return passed

    def reached(self, cell, piece):
        hours = {"W": range(0, 12, 2), "F": range(1, 12, 2)}
        if piece in hours:
            steps = [self.step(cell, 1 if piece == "W" else ROOT3, hour) for hour in hours[piece]]
        elif piece == "N":
            turn = math.degrees(math.atan2(ROOT3 / 2, 2.5)) / 30
            steps = [self.step(cell, math.sqrt(7), hour + way * turn) for hour in range(0, 12, 2) for way in (-1, 1)]
        else:
            return [to for hour in range(0 if piece == "R" else 1, 12, 2) for to in self.ride(cell, hour)]
        return [to for to in steps if to]

    def ideal(self, piece):
        return mean(len(self.reached(cell, piece)) for cell in self.cells)

    def line(self, hour):
        return mean(len(self.ride(cell, hour)) + len(self.ride(cell, hour + 6)) for cell in self.cells)

    def slider(self, piece):
        hours = [hour for hour in range(6) if hour % 2 == (0 if piece == "R" else 1)]
        foci = (sum(VITAL[hour] for hour in hours) / (2 * len(hours)) + 1) / Z
        return self.ideal(piece) * mean(block(self.line(hour)) for hour in hours) * foci

    def pawn(self):
        stands = [cell for cell in self.cells if self.step(cell, 1, 0) and self.step(cell, 1, 6)]
        return mean(sum(1 for hour in (11, 1) if self.step(cell, ROOT3, hour)) for cell in stands)

    def value(self, parts):
        plain = sum(self.slider(part) if part in "RB" else self.ideal(part) for part in parts)
        bound = changed = 0
        rest = [part for part in parts if part in "WF"]
        changes = mean(1 if part == "W" else 0 for part in rest) if rest else None
        if "B" in parts:
            bound = max([0] + (["N" in parts and 1 or 0]) + ([2 / 3] if "R" in parts else [])
                        + ([changes] if rest else []))
        if "N" in parts:
            changed = max([0] + ([1] if "B" in parts else []) + ([1 / 3] if "R" in parts else [])
                          + ([1 - changes] if rest else []))
        compound = 1 / 16 if sum(part in "NBR" for part in parts) > 1 else 0
        return plain * (1 + bound / 4 + changed / 8 + compound) * 10 / self.pawn()


class Triangles:
    """Centres of a triangle of triangles with sides of 1, and whether each points up."""

    UNIT = (0.5, ROOT3 / 6)

    def __init__(self, side):
        self.cells = {}
        height = ROOT3 / 2
        for row in range(side):
            for place in range(2 * row + 1):
                up = place % 2 == 0
                x = (place - row) / 2
                self.cells[key((x, -row * height - height * (2 / 3 if up else 1 / 3)), self.UNIT)] = up

    def near(self, cell, hour):
        """The neighbour in a direction: across an edge, beyond the corner opposite, or beside a corner."""
        if hour % 2:
            to = moved(cell, polar(1, hour), self.UNIT)
        else:
            across = hour % 4 == (2 if self.cells[cell] else 0)
            to = moved(cell, polar(ROOT3 / 3 if across else 2 * ROOT3 / 3, hour), self.UNIT)
        return to if to in self.cells else None

    def across(self, cell, hour):
        return hour % 2 == 0 and hour % 4 == (2 if self.cells[cell] else 0)

    def ride(self, cell, hour):
        passed = []
        to = self.near(cell, hour)
        while to:
            passed.append(to)
            to = self.near(to, hour)
        return passed

    def knight(self, cell):
        """The nearest cells on none of the twelve lines."""
        lines = {to for hour in range(12) for to in self.ride(cell, hour)}
        found = []
        for other in self.cells:
            length = math.dist(centre(cell, self.UNIT), centre(other, self.UNIT))
            if other not in lines and other != cell and length < math.sqrt(7 / 3) + 0.01:
                found.append(other)
        return found

    def reached(self, cell, piece):
        if piece == "N":
            return self.knight(cell)
        edges = piece in "WR"
        hours = [hour for hour in range(12) if self.across(cell, hour) == edges]
        if piece in "WF":
            return [to for to in (self.near(cell, hour) for hour in hours) if to]
        return sorted({to for hour in hours for to in self.ride(cell, hour)})

    def ideal(self, piece):
        return mean(len(self.reached(cell, piece)) for cell in self.cells)

    def slider(self, piece):
        shares = []
        for hour in range(6):
            taken = mean((self.across(cell, hour) == (piece == "R")) + (self.across(cell, hour + 6) == (piece == "R"))
                         for cell in self.cells) / 2
            x = mean(len(self.ride(cell, hour)) + len(self.ride(cell, hour + 6)) for cell in self.cells)
            shares.append((taken, block(x), VITAL[hour]))
        total = sum(share for share, _, _ in shares)
        blocks = sum(share * one for share, one, _ in shares) / total
        foci = (sum(share * vital for share, _, vital in shares) / total / 2 + 1) / Z
        return self.ideal(piece) * blocks * foci

    def value(self, parts):
        plain = sum(self.slider(part) if part in "RB" else self.ideal(part) for part in parts)
        return plain * (1 + (1 / 16 if sum(part in "NBR" for part in parts) > 1 else 0))


PIECES = ["W", "F", "N", "R", "B", "RB", "BN", "RN", "WN", "RF"]
print("# bench/findings/cells.py: board, piece, practical value by the model universal")
for shape, board in [("hex:6", Hexagons(6, 6)), ("hex:5x6", Hexagons(5, 6)), ("tri:6", Triangles(6)), ("tri:7", Triangles(7))]:
    for piece in PIECES:
        print(f"{shape}\t{piece}\t{board.value(piece):.9f}")
