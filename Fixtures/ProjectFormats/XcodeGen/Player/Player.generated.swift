// Player.generated.swift
